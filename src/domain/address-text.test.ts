import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addressFromText, groupsOfFour, payeeFromText, shortAddress } from './address-text.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('address text', () => {
  it('FMT-08 a short address is its first 2 characters, an ellipsis and its last 2', () => {
    expect(shortAddress(tron)).toBe('TR…6t');
    expect(shortAddress('abcde')).toBe('ab…de');
    expect(shortAddress('abcd')).toBe('abcd');
  });

  it("FMT-09 an empty address is '---'", () => {
    for (const none of ['', null, undefined]) expect(shortAddress(none)).toBe('---');
  });

  it('the full address is split into groups of four', () => {
    expect(groupsOfFour(tron).join(' ')).toBe('TR7N Hqje KQxG TCi8 q8ZY 4pL8 otSz gjLj 6t');
    expect(groupsOfFour('')).toEqual([]);
  });

  it.each([
    [`0X${'aB'.repeat(20)}`, `0x${'aB'.repeat(20)}`],
    [`0X${'aB'.repeat(20)}c`, `0X${'aB'.repeat(20)}c`],
    [`0X${'aB'.repeat(19)}`, `0X${'aB'.repeat(19)}`],
    [`50X${'aB'.repeat(20)}`, `50X${'aB'.repeat(20)}`],
  ])('the prefix 0X becomes 0x only before forty digits: %s', (text, address) => {
    expect(addressFromText(text)).toBe(address);
  });

  it('property: pasted groups give the address', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\w:+/-]{0,70}$/),
        fc.constantFrom(' ', '\u00a0', '\n', '\u200b'),
        (address, blank) => {
          const groups = groupsOfFour(address);
          expect(addressFromText(`\u200e${groups.join(blank)} `)).toBe(address);
          expect(groups.slice(0, -1).every((group) => group.length === 4)).toBe(true);
        },
      ),
    );
  });
});

describe('the address in a scanned or pasted text', () => {
  const ether = '0x52908400098527886E0F7030069857D2E4169EE7';
  const ton = 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA';

  it.each([
    ['itself', ` ${tron}\n`, tron],
    ['of a link', `tron:${tron}`, tron],
    ['of a link with spaces around it', ` tron:${tron}\n`, tron],
    ['of a link with an amount', `ethereum:${ether}?value=2.014e18`, ether],
    ['of a link with a chain', `ethereum:pay-${ether}@1`, ether],
    ['of a transfer on TON', `ton://transfer/${ton}?amount=1000&text=hi`, ton],
    ['of a token’s call: whom it pays', `ethereum:0xToken@1/transfer?address=${ether}&uint256=1`, ether],
    ['of a call that pays nobody', 'ethereum:0xToken/transfer', ''],
    ['of another call: all of it, which is no address', 'ethereum:0xToken/approve?x=1', 'ethereum:0xToken/approve?x=1'],
    ['with its prefix in the one spelling', ether.replace('0x', '0X'), ether],
    ['of a link, with its prefix in the one spelling', `ethereum:${ether.replace('0x', '0X')}`, ether],
    ['in the raw form of TON, which is no link', `0:${'a'.repeat(64)}`, `0:${'a'.repeat(64)}`],
    ['of a page: all of it', 'https://example.com/a', 'https://example.com/a'],
  ])('is the one %s', (_what, text, address) => expect(payeeFromText(text).address).toBe(address));

  it.each([
    ['of a transfer on TON', `ton://transfer/${ton}?amount=1000&text=93%2021`, '93 21'],
    ['of another link', `ethereum:${ether}?memo=7`, '7'],
    ['that nobody asks for', `ton://transfer/${ton}?amount=1000`, ''],
    ['of an address alone', ton, ''],
  ])('comes with the memo %s', (_what, text, memo) => expect(payeeFromText(text).memo).toBe(memo));

  it.each([
    ['an address alone', ether, undefined, undefined],
    ['a link of Ethereum', `ethereum:${ether}`, 'erc20', undefined],
    ['a link with Ethereum’s chain', `ethereum:${ether}@1?value=1`, 'erc20', undefined],
    ['a link with another chain, whose addresses look the same', `ethereum:${ether}@137`, 'other', undefined],
    ['a token’s call', `ethereum:0xToken@1/transfer?address=${ether}`, 'erc20', '0xToken'],
    ['a token’s call on another chain', `ethereum:0xToken@56/transfer?address=${ether}`, 'other', '0xToken'],
    ['a link of TON', `ton://transfer/${ton}`, 'ton', undefined],
    ['a link of Tron', `TRON:${tron}`, 'trc20', undefined],
    ['a link of an unknown network', 'bitcoin:bc1q', 'other', undefined],
  ])('network and contract of %s', (_what, text, network, contract) =>
    expect(payeeFromText(text)).toMatchObject({ network, contract }),
  );
});
