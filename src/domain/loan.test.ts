import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { add, compare, decimal, divideDown, multiply, subtract, sum, zero } from './decimal.ts';
import { loanOf } from './loan.ts';

const amounts = fc
  .integer({ min: 1, max: 10_000_000_00 })
  .map((cents) => divideDown(decimal(String(cents)), decimal('100'), 2));
const terms = fc.integer({ min: 1, max: 60 });
const rates = fc
  .integer({ min: 0, max: 40_00 })
  .map((hundredths) => divideDown(decimal(String(hundredths)), decimal('100'), 2));
const times = (count: number, of: ReturnType<typeof decimal>) => multiply(of, decimal(String(count)));

describe('a loan', () => {
  it.each([
    // Verified with exact fractions.
    ['1000', 12, '12', { monthly: '88.85', last: '88.84', total: '1066.19', interest: '66.19' }],
    ['10000', 36, '8', { monthly: '313.37', last: '313.12', total: '11281.07' }],
    ['1200', 12, '0', { monthly: '100', last: '100', total: '1200', interest: '0' }],
    ['100', 3, '0', { monthly: '33.34', last: '33.32', total: '100', interest: '0' }],
    ['500', 1, '12', { monthly: '505', last: '505', total: '505', interest: '5' }],
  ])('%s over %d months at %s %% a year', (amount, months, rate, expected) => {
    expect(loanOf(decimal(amount), months, decimal(rate))).toMatchObject(expected);
  });

  it('is paid back to the cent: the payments add up to the total, which is the amount plus the interest', () => {
    fc.assert(
      fc.property(amounts, terms, rates, (amount, months, rate) => {
        const loan = loanOf(amount, months, rate);
        if (!loan) throw new Error('there is a loan');
        const { monthly, last, payments, total, interest } = loan;
        expect(add(times(payments - 1, monthly), last)).toBe(total);
        expect(add(amount, interest)).toBe(total);
        expect(compare(last, zero)).toBe(1);
        expect(compare(last, monthly)).not.toBe(1);
        expect(payments).toBeLessThanOrEqual(months);
        for (const paid of [monthly, last, total, interest]) expect(divideDown(paid, decimal('1'), 2)).toBe(paid);
      }),
    );
  });

  it('has no interest at 0 %, and not more over a shorter term or at a lower rate', () => {
    fc.assert(
      fc.property(amounts, terms, rates, (amount, months, rate) => {
        const interestOf = (of: number, at: typeof rate) => loanOf(amount, of, at)?.interest ?? zero;
        expect(interestOf(months, zero)).toBe(zero);
        const slack = times(months + 1, decimal('0.01'));
        expect(compare(subtract(interestOf(months, rate), interestOf(months + 1, rate)), slack)).not.toBe(1);
        expect(compare(interestOf(months, rate), add(interestOf(months, add(rate, decimal('1'))), slack))).not.toBe(1);
      }),
    );
  });

  it('has payments that cover the amount over the full term', () => {
    fc.assert(
      fc.property(amounts, terms, rates, (amount, months, rate) => {
        const { monthly } = loanOf(amount, months, rate) ?? { monthly: zero };
        expect(compare(sum(Array.from({ length: months }, () => monthly)), amount)).not.toBe(-1);
      }),
    );
  });

  it.each([
    ['0', 12, '8'],
    ['-5', 12, '8'],
    ['100', 0, '8'],
    ['100', 1.5, '8'],
    ['100', 12, '-1'],
    ['100.001', 12, '8'],
  ])('is undefined for %s over %d months at %s %%', (amount, months, rate) => {
    expect(loanOf(decimal(amount), months, decimal(rate))).toBeUndefined();
  });
});
