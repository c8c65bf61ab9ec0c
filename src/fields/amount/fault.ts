import { compare, parseAmount } from '../../domain/decimal.ts';
import type { Message } from '../../engine/definition/reference.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import type { Bound } from '../../engine/definition/bound.ts';
import type { AmountProps } from './definition.ts';

/** The message while the balance is unknown. */
export const balanceUnknown = 'form.balanceUnknown';

/** The bound that an amount exceeds; undefined if it is within all known bounds. */
export function brokenBound(
  text: string,
  { min, max }: Pick<AmountProps, 'min' | 'max'>,
  scope: Scope,
): Bound | undefined {
  const amount = parseAmount(text);
  if (amount === undefined) return undefined;
  const [least, most] = [parseAmount(valueOf(min?.value, scope)), parseAmount(valueOf(max?.value, scope))];
  if (most !== undefined && compare(amount, most) > 0) return max;
  return least !== undefined && compare(amount, least) < 0 ? min : undefined;
}

/** The error message of an amount by its bounds; while the upper bound is unknown, every amount has an error. */
export function amountFault(text: string, props: AmountProps, scope: Scope): Message | undefined {
  if (parseAmount(text) === undefined) return 'form.notAmount';
  const broken = brokenBound(text, props, scope);
  if (broken) return broken.fault;
  return props.max && parseAmount(valueOf(props.max.value, scope)) === undefined ? balanceUnknown : undefined;
}

/** The message for an amount with more decimals than its field allows. */
export function tooPrecise(decimals: number): Message {
  if (decimals === 0) return 'form.wholeOnly';
  return { text: 'form.tooPrecise', with: { decimals: { value: decimals, style: 'count' } } };
}
