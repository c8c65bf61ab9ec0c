import { type Decimal, parseAmount } from './decimal.ts';

/** What a number that figures are computed from is: a part of an answer, a value of config, or what somebody typed. */
export type GivenName =
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
  | 'typed'
  | 'typedUsdt'
  | 'typedVolume'
  | 'typedPeople'
  | 'step'
  | 'loanAmount'
  | 'loanTerm'
  | 'loanRate';

/** How a figure follows from others. */
export type RuleName =
  | 'sum'
  | 'difference'
  | 'worth'
  | 'payout'
  | 'bought'
  | 'max'
  | 'share'
  | 'volumeInXaut'
  | 'missing'
  | 'part'
  | 'mean'
  | 'percent'
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
 * How figures are computed. They are declared once, over numbers of any make `N`: bare decimals for what is shown, explained
 * ones for the sheet that says why, so that the two are the same computation.
 */
export interface Arithmetic<N> {
  /** A number that is given, of a token where it counts one; undefined where `value` is no number. */
  readonly given: (name: GivenName, value: unknown, token?: string) => N | undefined;
  /** What `compute` makes of numbers by a rule; undefined while one of them is not there. */
  readonly by: (
    rule: RuleName,
    compute: (...of: Decimal[]) => Decimal | undefined,
    ...of: readonly (N | undefined)[]
  ) => N | undefined;
  /** The same number under the name of what it is a part of. */
  readonly called: (name: GivenName, number: N | undefined) => N | undefined;
}

/** Figures as bare decimals. */
export const plain: Arithmetic<Decimal> = {
  given: (_, value) => parseAmount(value),
  by: (_, compute, ...of) => {
    const known = of.filter((one) => one !== undefined);
    return known.length === of.length ? compute(...known) : undefined;
  },
  called: (_, number) => number,
};
