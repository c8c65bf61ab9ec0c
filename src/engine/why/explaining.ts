import type { Arithmetic, GivenName, RuleName } from '../../domain/arithmetic.ts';
import { type Decimal, parseAmount } from '../../domain/decimal.ts';
import { givens } from './givens.ts';
import { type Unit, rules } from './rules.ts';

/** An answer of the API, and when it came, ms; undefined where it has been replaced since. */
export interface Answer {
  readonly operation: string;
  readonly updatedAt: number | undefined;
}

/** A number, and how it came about. */
export interface Explanation {
  readonly value: Decimal;
  /** The token that it counts, or whose price it is. */
  readonly token: string | undefined;
  /** What it is called where its rule does not say it. */
  readonly name: GivenName | undefined;
  readonly from: Given | Computed;
}
interface Given {
  readonly given: GivenName;
  readonly answer: Answer | undefined;
}
interface Computed {
  readonly rule: RuleName;
  readonly of: readonly Explanation[];
}

/** Figures with how they came about; `answerOf` finds the first of these operations that was asked for. */
export function explaining(answerOf: (operations: readonly string[]) => Answer | undefined): Arithmetic<Explanation> {
  return {
    given: (given, text, token) => {
      const value = parseAmount(text);
      const from = { given, answer: answerOf(givens[given].operations ?? []) };
      return value === undefined ? undefined : { value, token, name: given, from };
    },
    by: (rule, compute, ...all) => {
      const of = all.filter((one) => one !== undefined);
      const value = of.length === all.length ? compute(...of.map((one) => one.value)) : undefined;
      const token = of.find((one) => one.token !== undefined)?.token;
      return value === undefined ? undefined : { value, token, name: undefined, from: { rule, of } };
    },
    called: (name, number) => number && { ...number, name },
  };
}

/** What a number is counted in; empty where it is only counted. */
export function unitOf({ from, token }: Explanation): string {
  const unit: Unit = 'given' in from ? givens[from.given].unit : rules[from.rule].unit;
  if (unit === 'token') return token ?? '';
  if (unit !== 'same') return unit;
  const [first] = 'of' in from ? from.of : [];
  return first ? unitOf(first) : '';
}
