import { compare, decimal, isPositive, multiply, parseAmount, subtract } from '../../domain/decimal.ts';
import type { ReviewProps } from 'engine/runtime/field.ts';
import { useIsHidden } from '../../engine/privacy.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { values } from '../../values/values.ts';
import { availableIn } from './available.ts';
import type { AmountProps } from './definition.ts';

/** A warning that an amount exceeds `largeShare` of the available balance, with the rest if it could be used; not with hidden amounts. */
export function LargeShare({ text, props }: Omit<ReviewProps<AmountProps>, 'sent'>) {
  const scope = useScope();
  const message = useMessage();
  const isHidden = useIsHidden();
  const { all } = availableIn(props, scope);
  const amount = parseAmount(text);
  const step = decimal(String(valueOf(props.step, scope)));
  if (isHidden || amount === undefined || all === undefined || !isPositive(all)) return null;
  if (compare(amount, multiply(all, decimal(values.app.largeShare))) <= 0 || compare(amount, all) > 0) return null;
  if (compare(subtract(all, amount), step) < 0) return <Notice tone="warn">{message('form.wholeShare')}</Notice>;
  const rest = { value: subtract(all, amount), style: 'token' as const };
  const unit = String(valueOf(props.unit, scope));
  return <Notice tone="warn">{message({ text: 'form.largeShare', with: { rest, unit } })}</Notice>;
}
