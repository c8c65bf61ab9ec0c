import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ageOf } from './age.ts';

describe('ageOf', () => {
  it.each([
    [0, 'second', 1],
    [12_999, 'second', 12],
    [60_000, 'minute', 1],
    [3_599_999, 'minute', 59],
    [3_600_000, 'hour', 1],
    [86_399_999, 'hour', 23],
    [172_800_000, 'day', 2],
    [-5000, 'second', 1],
    [Number.NaN, 'second', 1],
  ])('%d ms are the %s %d', (age, unit, count) => {
    expect(ageOf(0, age)).toEqual({ unit, count });
  });

  it('property: the unit counted never exceeds the age', () => {
    const length = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 10 ** 12 }), (age) => {
        const { unit, count } = ageOf(0, age);
        expect(count * length[unit]).toBeLessThanOrEqual(age);
        expect((count + 1) * length[unit]).toBeGreaterThan(age);
      }),
    );
  });
});
