import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatAxis, formatCompact } from './axis.ts';

it.each([
  ['quote', [108_000, 108_250], ['108,000', '108,250'], 0],
  ['quote', [4127.5, 4128], ['4,127.50', '4,128.00'], 2],
  ['quote', [26.105, 26.11], ['26.105', '26.110'], 3],
  ['quote', [0.000_006_94, 0.000_006_96, 0.000_007], ['0.00000694', '0.00000696', '0.00000700'], 8],
  ['quote', [9.95e-10, 1e-9], ['0.000000000995', '0.000000001000'], 12],
  ['quote', [0.1 + 0.2, 0.4], ['0.30', '0.40'], 2],
  ['token', [0, 1, 2], ['0', '1', '2'], 0],
  ['token', [-0.2, 0, 0.2], ['−0.20', '0.00', '0.20'], 2],
  ['figure', [0, 0.5], ['0.0', '0.5'], 1],
  ['count', [0, 100], ['0', '100'], 0],
  ['count', [300], ['300'], 0],
  ['dollars', [0.5, 1], ['$0.50', '$1.00'], 2],
  ['percent', [12, 12.5], ['12.0%', '12.5%'], 1],
  ['quote', [], [], 0],
] as const)('an axis in %s with %j shows %j', (style, ticks, texts, decimals) => {
  expect(formatAxis(ticks, style, 'en')).toEqual({ texts, decimals });
});

it('an axis has the separators of the language', () => {
  expect(formatAxis([4127.5, 4128], 'quote', 'de').texts).toEqual(['4.127,50', '4.128,00']);
  expect(formatAxis([-1, 0], 'token', 'ar').texts).toEqual(['−1', '0']);
});

it('numbers of an axis differ, and have the same number of decimals, however small they are', () => {
  const steps = fc.tuple(
    fc.constantFrom(1, 2, 2.5, 5),
    fc.integer({ min: -13, max: 5 }),
    fc.integer({ min: 0, max: 900 }),
  );
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 8 }), ([digit, exponent, first], count) => {
      const step = digit * 10 ** exponent;
      const ticks = Array.from({ length: count }, (_, index) => (first + index) * step);
      const { texts } = formatAxis(ticks, 'quote', 'en');
      expect(new Set(texts).size).toBe(count);
      expect(new Set(texts.map((text) => text.split('.')[1]?.length ?? 0)).size).toBe(1);
      for (const [index, text] of texts.entries())
        expect(Math.abs(Number(text.replaceAll(',', '')) - (ticks[index] ?? 0))).toBeLessThan(step / 100);
    }),
  );
});

it.each([
  [1234, 'en', '1.23K'],
  [10_000_000_000, 'en', '10B'],
  [0.25, 'de', '0,25'],
  [1_999_999, 'en', '1.99M'],
])('a volume of %d in %s is %s: cut off, never rounded up', (value, language, expected) => {
  expect(formatCompact(value, language)).toBe(expected);
});
