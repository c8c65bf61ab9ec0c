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

/** What a loan comes to, in the currency of its amount. */
interface Loan {
  /** What is paid each month but the last. */
  readonly monthly: Decimal;
  /** The last payment: what is left then, never more than the others. */
  readonly last: Decimal;
  /** How many payments there are: those of the term, fewer where rounding up pays a small loan off sooner. */
  readonly payments: number;
  /** All payments together: the amount and the interest. */
  readonly total: Decimal;
  readonly interest: Decimal;
}

const one = decimal('1');
const cent = decimal('0.01');
const cents = 2;
/** Months of a year times percent. */
const monthsAndPercent = decimal('1200');
/** Decimal places of the factors: so many that what is cut off never reaches a cent. */
const places = 40;

/**
 * A loan paid back in equal monthly payments: the annuity for `amount` (a multiple of a cent) over `months`, at `rate`
 * percent a year, a twelfth of it each month on what is still owed. The payment is rounded up to the cent, the
 * interest of each month not at all; the last payment settles what is left, rounded up as well. Undefined where there is nothing to pay back, or no month to do it in.
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

/** All payments together, of which one is the last. */
export function repaidIn(monthly: Decimal, payments: Decimal, last: Decimal): Decimal {
  return add(multiply(monthly, subtract(payments, one)), last);
}

/** What is owed after a month of interest. */
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
