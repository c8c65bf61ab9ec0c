import { compare, parseAmount } from '../../domain/decimal.ts';
import type { Message } from '../../engine/definition/reference.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import type { AmountProps } from './definition.ts';

/** Said while nobody knows how much there is. */
export const balanceUnknown = 'form.balanceUnknown';

/** Compares an amount exactly with its bounds; a bound that is not known yet lets nothing pass. */
export function amountFault(text: string, props: AmountProps, scope: Scope): Message | undefined {
  const { min, max } = props;
  const amount = parseAmount(text);
  if (amount === undefined) return 'form.notAmount';
  const [least, most] = [parseAmount(valueOf(min?.value, scope)), parseAmount(valueOf(max?.value, scope))];
  if (max && most !== undefined && compare(amount, most) > 0) return max.fault;
  if (min && least !== undefined && compare(amount, least) < 0) return min.fault;
  return max && most === undefined ? balanceUnknown : undefined;
}
