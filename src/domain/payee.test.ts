import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { groupsOfFour } from './address-text.ts';
import { addressFromText, payeeFromText } from './payee.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('an address that was typed', () => {
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
    ['of a link with the short name of Ethereum', `eth:${ether}`, ether],
    ['of an account of a chain', `eip155:1:${ether}`, ether],
    ['behind a label', `Address: ${ether}`, ether],
    ['right behind a label', `Address:${ether}`, ether],
    ['right behind a label with an accent', `Endereço:${ether}`, ether],
    ['right behind a label in the middle of a text', `My wallet address:${ton}\nMemo:93`, ton],
    ['right behind a label, in the raw form', `Wallet:0:${'a'.repeat(64)}`, `0:${'a'.repeat(64)}`],
    ['of a link with a capital', `Tron:${tron}`, tron],
    ['of a link of another chain in a sentence: none', `Pay matic:${ether}`, `Paymatic:${ether}`],
    ['behind a label in another script', `Адрес:${ether}`, ether],
    ['in a sentence', `Send it to “${ton}”, please.`, ton],
    ['in the raw form behind a label', `TON: 0:${'a'.repeat(64)}`, `0:${'a'.repeat(64)}`],
    ['that stands twice', `${tron}\n${tron}`, tron],
    ['with soft hyphens', ether.match(/.{1,9}/g)?.join('\u00ad') ?? '', ether],
    ['with joiners and fillers', ether.match(/.{1,9}/g)?.join('\u200d\u034f\u3164\u2061') ?? '', ether],
    ['of two: none, all of it', `${tron} ${ton}`, `${tron}${ton}`],
    ['of a link of a chain in a sentence: none', `Pay ethereum:${ether}@137`, `Payethereum:${ether}@137`],
    ['of a link with an unknown spelling of a chain: none', `ethereum:${ether}@0x89`, `ethereum:${ether}@0x89`],
    ['of a page: all of it', 'https://example.com/a', 'https://example.com/a'],
  ])('is the one %s', (_what, text, address) => expect(payeeFromText(text).address).toBe(address));

  it.each([
    ['of a transfer on TON', `ton://transfer/${ton}?amount=1000&text=93%2021`, '93 21'],
    ['of another link', `ethereum:${ether}?memo=7`, '7'],
    ['of a link, on one line and as it is seen', `ton://transfer/${ton}?text=9%E2%80%8D3%0A21%EF%B8%8F`, '93 21'],
    ['of a link of any length', `ton://transfer/${ton}?init=${'a'.repeat(900)}&text=87654321`, '87654321'],
    ['behind a label', `TON\nAddress: ${ton}\nMemo: 93 21\n`, '93 21'],
    ['right behind a label', `Address:${ton}\nMemo:93 21`, '93 21'],
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
    ['a link of TON that asks for a token', `ton://transfer/${ton}?jetton=${ton}`, 'ton', ton],
    ['an account of Ethereum', `eip155:1:${ether}`, 'erc20', undefined],
    ['an account of another chain, whose addresses look the same', `eip155:137:${ether}`, 'other', undefined],
    ['a link with the short name of another chain', `matic:${ether}`, 'other', undefined],
    ['an address right behind a label', `Address:${ether}`, undefined, undefined],
    ['a link of Tron', `TRON:${tron}`, 'trc20', undefined],
    ['a link of an unknown network', 'bitcoin:bc1q', 'other', undefined],
  ])('network and contract of %s', (_what, text, network, contract) => {
    const payee = payeeFromText(text);
    expect([payee.network, payee.contract]).toEqual([network, contract]);
  });

  it.each([
    ['a link of Ethereum with a value', `ethereum:${ether}?value=1e18`, true],
    ['a link of Tron with an amount', `tron:${tron}?amount=1`, true],
    ['a transfer on TON', `ton://transfer/${ton}?text=7`, true],
    ['a transfer of a token on TON', `ton://transfer/${ton}?jetton=${ton}&amount=1`, false],
    ['a token’s call', `ethereum:0xToken/transfer?address=${ether}&uint256=1`, false],
    ['a link that names an address alone', `ethereum:${ether}@1`, false],
  ])('%s asks for the coin of the chain: %s', (_what, text, isForCoin) =>
    expect(payeeFromText(text).isForCoin).toBe(isForCoin),
  );
});
