import { describe, expect, it } from 'vitest';

import { decimal } from '../../domain/decimal.ts';
import { decimalsOfAll, formatExact } from './exact.ts';

describe('exact amounts', () => {
  it('have as many decimals as the longest one, but at least two', () => {
    expect(decimalsOfAll([decimal('1'), decimal('0.123456789012345678')])).toBe(18);
    expect(decimalsOfAll([decimal('1')])).toBe(2);
    expect(decimalsOfAll([])).toBe(2);
  });

  it.each([
    ['en', '1234567.000000000000000001', 18, '1,234,567.000000000000000001'],
    ['de', '-1234.5', 8, '−1.234,50000000'],
    ['ar', '1234.5', 2, '1,234.50'],
    ['en', '0.000000000000000001', 18, '0.000000000000000001'],
  ])('in %s %s has all of its digits', (language, amount, decimals, text) => {
    expect(formatExact(decimal(amount), decimals, language)).toBe(text);
  });

  it('a change has a sign, except zero', () => {
    expect(['0.5', '-0.5', '0'].map((change) => formatExact(decimal(change), 2, 'en', true))).toEqual([
      '+0.50',
      '−0.50',
      '0.00',
    ]);
  });
});
