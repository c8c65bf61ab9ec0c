import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Arithmetic, decimalArithmetic } from './arithmetic.ts';
import { decimal } from './decimal.ts';
import { demandFigures, demandOf, levelReached } from './levels.ts';

const levels = [
  { name: 'Undefined', volume: '0', partners: 0, coverage: 0 },
  { name: 'Standard', volume: '0.5', partners: 3, coverage: 1000 },
  { name: 'Standard +', volume: '1', partners: 4, coverage: 2500 },
  { name: 'Business', volume: '2.5', partners: 5, coverage: 5000 },
];

test.each([
  ['0', 0, 0],
  ['0.49999999', 3, 0],
  ['0.5', 2, 0],
  ['0.5', 3, 1],
  ['100', 3, 1],
  ['2.5', 4, 2],
  ['2.5', 5, 3],
  ['1000', 1000, 3],
])('with a volume of %s and %i partners the level is %i', (volume, partners, level) => {
  expect(levelReached(levels, decimal(volume), partners)).toBe(level);
});

test('more volume and more partners never lower the level', () => {
  const amount = fc.integer({ min: 0, max: 400 }).map((hundredths) => decimal((hundredths / 100).toFixed(2)));
  fc.assert(
    fc.property(amount, fc.nat(8), fc.nat(8), (volume, partners, more) => {
      const level = levelReached(levels, volume, partners);
      expect(levelReached(levels, volume, partners + more)).toBeGreaterThanOrEqual(level);
    }),
  );
});

test('a demand has the missing amount and the share that is met', () => {
  expect(demandOf(decimal('1.1'), decimal('2.5'))).toEqual({
    reached: '1.1',
    needed: '2.5',
    missing: '1.4',
    share: '0.44',
    isMet: false,
  });
  expect(demandOf(decimal('3'), decimal('2.5'))).toMatchObject({ missing: '0', share: '1', isMet: true });
});

test('the figures of a demand are what is missing and the share that is met, each named by its rule', () => {
  const [needed, reached] = [decimal('2.5'), decimal('1.1')];
  expect(demandFigures(decimalArithmetic, reached, needed)).toEqual({ missing: '1.4', share: '0.44' });
  expect(demandFigures(decimalArithmetic, undefined, needed)).toEqual({ missing: undefined, share: undefined });
  const named: Arithmetic<string> = { input: (name) => name, by: (rule) => rule, called: (name) => name };
  expect(demandFigures(named, 'volume', 'volumeNeeded')).toEqual({ missing: 'missing', share: 'part' });
});
