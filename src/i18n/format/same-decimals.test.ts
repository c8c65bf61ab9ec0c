import { describe, expect, it } from 'vitest';

import { formatNumber } from './number.ts';
import { type ShownNumber, decimalsAmong, decimalsTogether } from './same-decimals.ts';

function shown(figures: readonly ShownNumber[], language = 'en'): string[] {
  const decimals = decimalsTogether(figures);
  return figures.map((figure) => formatNumber(figure.value, figure.style, language, decimalsAmong(decimals, figure)));
}

describe('figures shown together', () => {
  it("FMT-04 amounts of the wallet's tokens have the decimals of the one with the most", () => {
    const figures: ShownNumber[] = [
      { value: '1.5', style: 'token', unit: 'XAUT' },
      { value: '0.0125', style: 'token', unit: 'PAXG' },
      { value: '0.25', style: 'profit' },
    ];
    expect(shown(figures)).toEqual(['1.5000', '0.0125', '+0.25']);
    expect(shown([...figures, { value: '2', style: 'balance', unit: 'XAUT' }])).toEqual([
      '1.50000000',
      '0.01250000',
      '+0.25',
      '2.00000000',
    ]);
  });

  it('FMT-04 amounts in USDT are aligned only with each other', () => {
    const figures: ShownNumber[] = [
      { value: '0.025', style: 'figure', unit: 'XAUT' },
      { value: '100', style: 'figure', unit: 'USDT' },
      { value: '0.12345678', style: 'token', unit: 'XAUT' },
      { value: '510.5', style: 'token', unit: 'USDT' },
    ];
    expect(shown(figures)).toEqual(['0.025', '100', '0.12345678', '510.50']);
  });

  it('FMT-05 FMT-06 prices and dollars have two decimals if one of them has', () => {
    expect(
      shown([
        { value: '4000', style: 'price' },
        { value: '100', style: 'dollars' },
        { value: '0.5', style: 'dollarsChange' },
      ]),
    ).toEqual(['4,000.00', '$100.00', '+$0.50']);
    expect(
      shown([
        { value: '4000', style: 'price' },
        { value: '100', style: 'dollars' },
      ]),
    ).toEqual(['4,000', '$100']);
  });

  it('TRD-05 a change has the decimals of its quotation', () => {
    expect(
      shown([
        { value: '108600.5', style: 'quote' },
        { value: '0.026', style: 'quoteChange' },
      ]),
    ).toEqual(['108,600.50', '+0.02']);
    expect(
      shown([
        { value: '0.00000692', style: 'quote' },
        { value: '-0.0000000012', style: 'quoteChange' },
      ]),
    ).toEqual(['0.000006920', '−0.000000001']);
  });

  it('FMT-01 FMT-02 an invalid or shortened number neither adds nor gets decimals', () => {
    expect(
      shown([
        { value: '0.000000000123', style: 'token' },
        { value: 'x', style: 'token' },
        { value: '1.5', style: 'token' },
      ]),
    ).toEqual(['0.00...123', '0', '1.50']);
  });

  it('a figure that is not in the group is never truncated', () => {
    const decimals = decimalsTogether([{ value: '1.5', style: 'token' }]);
    expect(decimalsAmong(decimals, { value: '0.12345', style: 'token' })).toBe(5);
    expect(decimalsAmong(decimals, { value: '0.12', style: 'dollars' })).toBeUndefined();
  });
});
