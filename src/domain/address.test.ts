import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type AddressNetwork, accountOf, checkAddress, isZeroAccount } from './address.ts';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const ethereum = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const;
const tron = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'] as const;
const ton = [
  'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
  'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
  'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
] as const;
const raw = '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e';
/** Of the workchain -1. */
const masterchain = [
  'Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF',
  'Uf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMxYA',
] as const;
const testnet = 'kQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPgpP';

function reasonOf(address: string, network: AddressNetwork) {
  const check = checkAddress(address, network);
  return check.isValid ? 'valid' : check.reason;
}

/** Addresses with one character replaced by another one of the alphabet. */
function mutated(addresses: readonly string[], alphabet: string, from: number) {
  return fc
    .tuple(fc.constantFrom(...addresses), fc.nat(60), fc.constantFrom(...alphabet))
    .map(([address, place, character]) => {
      const at = from + (place % (address.length - from));
      return { address, changed: address.slice(0, at) + character + address.slice(at + 1) };
    })
    .filter(({ address, changed }) => address !== changed);
}

describe('W-SELL-15 the address is checked for its network', () => {
  it.each([
    ...ethereum.map((address) => ['erc20', address] as const),
    ['erc20', ethereum[0].toLowerCase()],
    ['erc20', `0x${ethereum[0].slice(2).toUpperCase()}`],
    ...tron.map((address) => ['trc20', address] as const),
    ...ton.map((address) => ['ton', address] as const),
    ['ton', ton[0].replaceAll('-', '+').replaceAll('_', '/')],
    ['ton', raw],
    ['ton', `-1:${raw.slice(2)}`],
    ...masterchain.map((address) => ['ton', address] as const),
  ] as const)('%s takes %s', (network, address) => {
    expect(checkAddress(address, network)).toEqual({ isValid: true });
  });

  it.each([
    ['erc20', '', 'length'],
    ['erc20', '0x5aAeb6053F', 'length'],
    ['erc20', `${ethereum[0]}0`, 'length'],
    ['erc20', ethereum[0].slice(2), 'characters'],
    ['erc20', '0xZZAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'characters'],
    ['erc20', ` ${ethereum[0]}`, 'characters'],
    ['trc20', tron[0].slice(0, 33), 'length'],
    ['trc20', `T0${tron[0].slice(2)}`, 'characters'],
    ['trc20', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'characters'],
    ['trc20', `T${'z'.repeat(33)}`, 'checksum'],
    // With a correct checksum, but of 0x40 and 0x42 in the place of 0x41.
    ['trc20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKB9nv2z', 'checksum'],
    ['trc20', 'TZJozAg1ruapycCicgz31GxvYJ1G1qELV7', 'checksum'],
    ['ton', ton[0].slice(0, 47), 'length'],
    ['ton', raw.slice(0, 60), 'length'],
    ['ton', `${ton[0].slice(0, 47)}!`, 'characters'],
    ['ton', `+${ton[0].slice(1)}`, 'characters'],
    ['ton', testnet, 'wrongNetwork'],
    // Of the workchains 1 and -2.
    ['ton', 'EQEzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzlR', 'wrongNetwork'],
    ['ton', 'Uf4zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM5vc', 'wrongNetwork'],
  ] as const)('%s refuses %j: %s', (network, address, reason) => {
    expect(reasonOf(address, network)).toBe(reason);
  });

  it.each([
    ['erc20', tron[0], 'trc20'],
    ['erc20', ton[0], 'ton'],
    ['trc20', ethereum[0], 'erc20'],
    ['trc20', raw, 'ton'],
    ['ton', ethereum[0], 'erc20'],
    ['ton', tron[0], 'trc20'],
  ] as const)('%s names the network of %s', (network, address, looksLike) => {
    expect(checkAddress(address, network)).toEqual({ isValid: false, reason: 'wrongNetwork', looksLike });
  });

  it('property: one wrong character in a Tron address is detected', () => {
    fc.assert(
      fc.property(mutated(tron, base58, 1), ({ changed }) => {
        expect(reasonOf(changed, 'trc20')).toBe('checksum');
      }),
    );
  });

  it('property: one wrong character in a TON address is detected', () => {
    fc.assert(
      fc.property(mutated(ton, base64url, 0), ({ changed }) => {
        expect(reasonOf(changed, 'ton')).not.toBe('valid');
      }),
    );
  });

  it('property: one letter of the wrong case in an Ethereum address is detected', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ethereum), fc.nat(60), (address, place) => {
        const letters = [...address.matchAll(/[a-f]/gi)].map(({ index }) => index);
        const at = letters[place % letters.length] ?? 2;
        const letter = address.charAt(at);
        const flipped = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        expect(reasonOf(address.slice(0, at) + flipped + address.slice(at + 1), 'erc20')).toBe('checksum');
      }),
    );
  });

  it('property: never throws, and an address is valid on one network at most', () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(/^T[1-9A-HJ-NP-Za-km-z]{33}$/),
      fc.stringMatching(/^[\w-]{48}$/),
      fc.constantFrom(...ethereum, ...tron, ...ton),
    );
    fc.assert(
      fc.property(text, (address) => {
        const valid = (['erc20', 'trc20', 'ton'] as const).filter((network) => checkAddress(address, network).isValid);
        expect(valid.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('W-SEND-08 the account behind an address', () => {
  it('is the same for every spelling of the address', () => {
    expect(accountOf(ethereum[0].toLowerCase(), 'erc20')).toBe(accountOf(ethereum[0], 'erc20'));
    expect(accountOf(ton[1], 'ton')).toBe(raw);
    expect(accountOf(ton[0], 'ton')).toBe(raw);
    expect(accountOf(raw.toUpperCase(), 'ton')).toBe(raw);
    for (const address of masterchain) expect(accountOf(address, 'ton')).toBe(`-1:${'3'.repeat(64)}`);
    expect(accountOf(tron[0], 'trc20')).toMatch(/^[0-9a-f]{40}$/);
  });

  it('is undefined for an address of another network', () => {
    expect(accountOf(tron[0], 'erc20')).toBeUndefined();
    expect(accountOf('', 'ton')).toBeUndefined();
  });

  it.each([
    ['erc20', `0x${'0'.repeat(40)}`],
    ['trc20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    ['ton', `0:${'0'.repeat(64)}`],
    ['ton', 'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c'],
    ['ton', 'UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ'],
  ] as const)('on %s is recognized as the zero account: %s', (network, address) => {
    expect(isZeroAccount(accountOf(address, network) ?? 'none')).toBe(true);
  });

  it.each([`0x${'0'.repeat(39)}1`, `0x1${'0'.repeat(39)}`, `0:1${'0'.repeat(63)}`, `1${'0'.repeat(39)}`])(
    'with one digit that is not zero is not the zero account: %s',
    (account) => {
      expect(isZeroAccount(account)).toBe(false);
    },
  );

  it.each([...ethereum, ...tron, ...ton])('of %s is not the zero account', (address) => {
    const network = (['erc20', 'trc20', 'ton'] as const).find((one) => checkAddress(address, one).isValid) ?? 'erc20';
    expect(isZeroAccount(accountOf(address, network) ?? '0')).toBe(false);
  });
});
