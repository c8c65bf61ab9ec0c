import {
  type Decimal,
  add,
  compare,
  decimal,
  divideDown,
  isZero,
  multiply,
  roundDown,
  subtract,
  zero,
} from './decimal.ts';

/** The cost of a loan, in the currency of its amount. */
interface Loan {
  /** The payment of every month but the last. */
  readonly monthly: Decimal;
  /** The last payment: the remaining debt, never more than the other payments. */
  readonly last: Decimal;
  /** The number of payments: that of the term, or fewer if rounding up pays a small loan off earlier. */
  readonly payments: number;
  /** The sum of all payments: the amount plus the interest. */
  readonly total: Decimal;
  readonly interest: Decimal;
}

const one = decimal('1');
const cent = decimal('0.01');
const cents = 2;
/** Divides a yearly rate in percent into a monthly factor: 12 × 100. */
const monthsAndPercent = decimal('1200');
/** Decimals of intermediate factors; enough that truncation never changes a cent. */
const places = 40;

/**
 * A loan paid back in equal monthly payments: the annuity for `amount` (a multiple of a cent) over `months` at `rate`
 * percent a year, of which a twelfth is charged each month on the remaining debt. The payment is rounded up to the
 * cent; monthly interest is not rounded; the last payment is the remaining debt, rounded up. Undefined for invalid
 * input.
 *
 * @example
 *   loanOf(decimal('1000'), 12, decimal('12')).monthly; // '88.85'
 */
export function loanOf(amount: Decimal, months: number, rate: Decimal): Loan | undefined {
  if (compare(amount, zero) <= 0 || compare(rate, zero) < 0 || !Number.isInteger(months) || months < 1)
    return undefined;
  if (compare(roundDown(amount, cents), amount) !== 0) return undefined;
  const monthlyRate = divideDown(rate, monthsAndPercent, places);
  const monthly = annuity(amount, months, monthlyRate);
  let [owed, payments] = [grown(amount, monthlyRate), 1];
  while (compare(owed, monthly) > 0) {
    owed = grown(subtract(owed, monthly), monthlyRate);
    payments += 1;
  }
  const last = divideUp(owed, one);
  const total = repaidIn(monthly, decimal(String(payments)), last);
  return { monthly, last, payments, total, interest: subtract(total, amount) };
}

/**
 * The sum of all payments, including the last one.
 *
 * @example
 *   repaidIn(decimal('100'), decimal('12'), decimal('99.5')); // '1199.5'
 */
export function repaidIn(monthly: Decimal, payments: Decimal, last: Decimal): Decimal {
  return add(multiply(monthly, subtract(payments, one)), last);
}

/** The debt after a month of interest. */
function grown(owed: Decimal, rate: Decimal): Decimal {
  return roundDown(add(owed, multiply(owed, rate)), places);
}

/** The equal payment, rounded up to the cent: a ÷ n without interest, else a·r·f ÷ (f − 1) with f = (1 + r)ⁿ. */
function annuity(amount: Decimal, months: number, rate: Decimal): Decimal {
  if (isZero(rate)) return divideUp(amount, decimal(String(months)));
  let factor = one;
  for (let month = 0; month < months; month += 1) factor = roundDown(multiply(factor, add(one, rate)), places);
  return divideUp(multiply(multiply(amount, rate), factor), subtract(factor, one));
}

/** a ÷ b, rounded up to the cent. */
function divideUp(a: Decimal, b: Decimal): Decimal {
  const down = divideDown(a, b, cents);
  return compare(multiply(down, b), a) < 0 ? add(down, cent) : down;
}
