import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addingUp } from './adding-up.ts';
import { decimal, decimalsOf, roundDown, sum, zero } from './decimal.ts';

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.stringMatching(/^\d{0,17}[1-9]$/))
  .map(([whole, fraction]) => decimal(`${whole}.${fraction}`));

describe('addingUp', () => {
  it.each([
    [
      ['6190.9995', '2000.0005'],
      ['6190.99', '2000.01'],
    ],
    [
      ['0.005', '0.005', '0'],
      ['0', '0.01', '0'],
    ],
    [
      ['1.999', '0', '0'],
      ['1.99', '0', '0'],
    ],
    [[], []],
  ])('%j in cents are %j: the last non-zero part gets the missing cents', (parts, shown) => {
    expect(addingUp(parts.map(decimal), 2)).toEqual(shown);
  });

  it('property: the parts add up to their exact sum rounded down, and all but one are rounded down', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 6 }), fc.nat(8), (parts, decimals) => {
        const shown = addingUp(parts, decimals);
        expect(sum(shown)).toBe(roundDown(sum(parts), decimals));
        expect(shown.filter((part, index) => part !== roundDown(parts[index] ?? zero, decimals)).length).toBeLessThan(
          2,
        );
        expect(shown.every((part) => decimalsOf(part) <= decimals)).toBe(true);
      }),
    );
  });
});
