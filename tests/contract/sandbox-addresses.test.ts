import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveAddress, isAddress, networkNames } from '../../sandbox/chain/addresses.ts';
import { formatUnits, parseUnits, tokensOf, units, usdtOf } from '../../sandbox/ledger/amount.ts';
import { addresses } from './sandbox-client.ts';

const ethereum = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('addresses', () => {
  it.each(ethereum)('%s is a valid Ethereum address, with or without checksum', (address) => {
    expect(isAddress('Ethereum', address)).toBe(true);
    expect(isAddress('Ethereum', address.toLowerCase())).toBe(true);
    expect(isAddress('Ethereum', `0x${address.slice(2).toUpperCase()}`)).toBe(true);
    expect(
      isAddress(
        'Ethereum',
        address.replace(/[A-F](?=[^A-F]*$)/, (letter) => letter.toLowerCase()),
      ),
    ).toBe(false);
  });

  it('belong to exactly one network', () => {
    for (const [network, address] of Object.entries(addresses)) {
      expect(networkNames.filter((name) => isAddress(name, address))).toEqual([network]);
    }
  });

  it('of TON are user addresses of the main net, in both kinds and both alphabets', () => {
    expect(isAddress('TON', 'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p')).toBe(true);
    expect(isAddress('TON', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs')).toBe(true);
    expect(isAddress('TON', 'kQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_ntm')).toBe(false);
    expect(isAddress('TON', `0:${'ab'.repeat(32)}`)).toBe(false);
  });

  it.each(networkNames)('derived for %s are valid, and wrong with any character changed', (network) => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.constantFrom('2', '9', 'a', 'Z'), (seed, place, character) => {
        const address = deriveAddress(network, seed);
        expect(isAddress(network, address)).toBe(true);
        const index = 2 + (place % (address.length - 2));
        const changed = address.slice(0, index) + character + address.slice(index + 1);
        const isOneCase = network === 'Ethereum' && (changed.toLowerCase() === changed || /^0x[^a-f]+$/.test(changed));
        if (changed !== address && !isOneCase) expect(isAddress(network, changed)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});

describe('amounts', () => {
  it('are read and written without loss', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.constantFrom(6, 8), (amount, decimals) => {
        expect(parseUnits(formatUnits(amount, decimals), decimals)).toBe(amount);
      }),
    );
  });

  it.each(['', '.', '1.', '.5', '-1', '+1', '1e5', '1,5', ' 1', '0x10', '0.123456789', '١'])(
    '%j is not an amount',
    (text) => {
      expect(parseUnits(text, 8)).toBeUndefined();
    },
  );

  it('trailing zeros do not count as decimals', () => {
    expect(parseUnits('1.2500000000', 8)).toBe(125_000_000n);
  });

  it('of USDT and of tokens are rounded down, so that W-BUY-07 only the USDT rounded up buy the typed tokens', () => {
    const price = 412_700_900_000n;
    expect(usdtOf(units('0.12345678', 'XAUT'), price)).toBe(units('509.5', 'USDT'));
    expect(tokensOf(units('100', 'USDT'), price, 4)).toBe(units('0.0242', 'XAUT'));
    const bought = units('0.0333', 'XAUT');
    expect(tokensOf(units('133.22', 'USDT'), 400_050_000_000n)).toBeGreaterThanOrEqual(bought);
    expect(tokensOf(units('133.21', 'USDT'), 400_050_000_000n)).toBeLessThan(bought);
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 13n }), fc.bigInt({ min: 1n, max: 10n ** 13n }), (usdt, rate) => {
        expect(usdtOf(tokensOf(usdt, rate), rate, 6)).toBeLessThanOrEqual(usdt);
      }),
    );
  });
});
