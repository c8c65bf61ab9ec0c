import type { Arithmetic, InputName, RuleName } from '../../domain/arithmetic.ts';
import { type Decimal, parseAmount } from '../../domain/decimal.ts';
import { inputNumbers } from './input-numbers.ts';
import { type Unit, rules } from './rules.ts';

/** An answer of the API, and when it arrived, ms; undefined if it has been replaced since. */
export interface Answer {
  readonly operation: string;
  readonly updatedAt: number | undefined;
}

/** A number and its explanation. */
export interface Explanation {
  readonly value: Decimal;
  /** The token of the amount or price. */
  readonly token: string | undefined;
  /** The label if its rule has none. */
  readonly name: InputName | undefined;
  readonly from: Input | Computed;
}
interface Input {
  readonly input: InputName;
  readonly answer: Answer | undefined;
}
interface Computed {
  readonly rule: RuleName;
  readonly of: readonly Explanation[];
}

/**
 * Arithmetic that records explanations; `answerOf` returns the answer of the first of these operations that was
 * requested.
 */
export function explaining(answerOf: (operations: readonly string[]) => Answer | undefined): Arithmetic<Explanation> {
  return {
    input: (input, text, token) => {
      const value = parseAmount(text);
      const from = { input, answer: answerOf(inputNumbers[input].operations ?? []) };
      return value === undefined ? undefined : { value, token, name: input, from };
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

/** All numbers from which a number is computed. */
export function inputsOf({ from }: Explanation): readonly Explanation[] {
  return 'input' in from ? [] : from.of.flatMap((one) => [one, ...inputsOf(one)]);
}

/** The same for numbers that are explained alike. */
export function keyOf({ value, token, name, from }: Explanation): string {
  return JSON.stringify([name, 'input' in from ? from.input : from.rule, value, token]);
}

/** Returns the unit of a number; empty for a plain count. */
export function unitOf({ from, token }: Explanation): string {
  const unit: Unit = 'input' in from ? inputNumbers[from.input].unit : rules[from.rule].unit;
  if (unit === 'token') return token ?? '';
  if (unit !== 'same') return unit;
  const [first] = 'of' in from ? from.of : [];
  return first ? unitOf(first) : '';
}

/** Whether a number is computed by one operator from numbers that are not computed: it is explained in a line. */
export function isBrief({ from }: Explanation): boolean {
  return (
    'rule' in from &&
    typeof rules[from.rule].formula === 'string' &&
    from.of.length <= 3 &&
    from.of.every((one) => 'input' in one.from)
  );
}
