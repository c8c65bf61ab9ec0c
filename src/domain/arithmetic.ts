import { type Decimal, parseAmount } from './decimal.ts';

/** The meaning of an input of a computation: a field of a response, a value of config, or user input. */
export type InputName =
  | 'available'
  | 'inWork'
  | 'gift'
  | 'price'
  | 'earned'
  | 'volume'
  | 'people'
  | 'peopleAtDepth'
  | 'volumeNeeded'
  | 'peopleNeeded'
  | 'coverage'
  | 'profit'
  | 'monthVolume'
  | 'monthOperations'
  | 'open'
  | 'close'
  | 'high'
  | 'low'
  | 'closing'
  | 'goldClosing'
  | 'typed'
  | 'typedUsdt'
  | 'typedVolume'
  | 'typedPeople'
  | 'step'
  | 'maximum'
  | 'loanAmount'
  | 'loanTerm'
  | 'loanRate';

/** The rule by which a figure is computed from others. */
export type RuleName =
  | 'sum'
  | 'difference'
  | 'worth'
  | 'payout'
  | 'cost'
  | 'bought'
  | 'max'
  | 'maxAllowed'
  | 'share'
  | 'volumeInXaut'
  | 'missing'
  | 'part'
  | 'quotient'
  | 'average'
  | 'changePercent'
  | 'highest'
  | 'lowest'
  | 'level'
  | 'loanMonthly'
  | 'loanLast'
  | 'loanPayments'
  | 'loanTotal';

/**
 * The operations by which figures are computed, generic over the number type `N`: plain decimals for display, and
 * explained numbers for the sheet that shows the computation. So both always use the same formulas.
 */
export interface Arithmetic<N> {
  /** An input number, in units of `token` if there is one; undefined if `value` is not a number. */
  readonly input: (name: InputName, value: unknown, token?: string) => N | undefined;
  /** The result of `compute`, which implements `rule`; undefined if one of the numbers is. */
  readonly by: (
    rule: RuleName,
    compute: (...of: Decimal[]) => Decimal | undefined,
    ...of: readonly (N | undefined)[]
  ) => N | undefined;
  /** The same number with another name. */
  readonly called: (name: InputName, number: N | undefined) => N | undefined;
  /** Figures computed before, by what they were computed from, which never changes. */
  readonly kept?: WeakMap<object, Readonly<Record<string, N | undefined>>>;
}

/** Arithmetic over plain decimals. */
export const decimalArithmetic: Arithmetic<Decimal> = {
  kept: new WeakMap(),
  input: (_, value) => parseAmount(value),
  by: (_, compute, ...of) => {
    const known = of.filter((one) => one !== undefined);
    return known.length === of.length ? compute(...known) : undefined;
  },
  called: (_, number) => number,
};
