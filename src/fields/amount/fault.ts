import { compare, parseAmount } from '../../domain/decimal.ts';
import type { Fault } from 'engine/runtime/field.ts';
import type { Message } from 'engine/schema/reference.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import type { Bound } from '../../schema/bound.ts';
import type { AmountProps } from './definition.ts';

/** The message while the balance is unknown. */
export const balanceUnknown = 'form.balanceUnknown';

/** The known one of some bounds that is the strictest: of maximums (1) the least, of minimums (-1) the greatest. */
export function strictest(bounds: readonly Bound[], side: 1 | -1, scope: Scope) {
  return bounds
    .flatMap((bound) => {
      const limit = parseAmount(valueOf(bound.value, scope));
      return limit === undefined ? [] : [{ bound, limit }];
    })
    .toSorted((a, b) => side * compare(a.limit, b.limit))[0];
}

/** The bound that an amount exceeds, a maximum before a minimum; undefined if it is within all known bounds. */
export function brokenBound(
  text: string,
  { min = [], max = [] }: Pick<AmountProps, 'min' | 'max'>,
  scope: Scope,
): Bound | undefined {
  const amount = parseAmount(text);
  if (amount === undefined) return undefined;
  const [least, most] = [strictest(min, -1, scope), strictest(max, 1, scope)];
  if (most && compare(amount, most.limit) > 0) return most.bound;
  return least && compare(amount, least.limit) < 0 ? least.bound : undefined;
}

/** The broken bound of an amount; while an upper bound is unknown, every amount has an error. */
export function amountFault(text: string, props: AmountProps, scope: Scope): Fault | undefined {
  const broken = brokenBound(text, props, scope);
  if (broken) return broken;
  const limits = props.max?.map(({ value }) => valueOf(value, scope)) ?? [];
  // A maximum that is null does not exist; any other without a number is not known yet.
  return limits.some((limit) => limit !== null && parseAmount(limit) === undefined) ? balanceUnknown : undefined;
}

/** The message for an amount with more decimals than its field allows. */
export function tooPrecise(decimals: number): Message {
  if (decimals === 0) return 'form.wholeOnly';
  return { text: 'form.tooPrecise', with: { decimals: { value: decimals, style: 'count' } } };
}
