import { payoutFigure } from '../../domain/conversions.ts';
import { roundDownToStep } from '../../domain/decimal.ts';
import { numberAt } from '../../engine/figure.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import type { Figure } from '../../engine/view.ts';
import { worthFigure } from '../../queries/wallet-total.ts';
import type { AmountProps } from './definition.ts';

/** The figures of an amount field: the payout or value of the amount, Max, and the value of the available balance. */
export function amountFigures(text: string, props: AmountProps, scope: Scope) {
  const { unit, step, available, receive, dollars } = props;
  const token = String(valueOf(unit, scope) ?? '');
  const all = numberAt('available', available?.value, token, scope);
  const paidAt = (reference: unknown): Figure => {
    const price = numberAt('price', reference, token, scope);
    return {
      origin: price.origin,
      compute: (on) => payoutFigure(on, token, on.given('typed', text, token), price.compute(on)),
    };
  };
  const price = numberAt('price', dollars, token, scope);
  const max: Figure = {
    origin: all.origin,
    compute: (on) => on.by('max', roundDownToStep, all.compute(on), on.given('step', valueOf(step, scope), token)),
  };
  const worth: Figure = {
    origin: all.origin,
    compute: (on) => worthFigure(on, token, all.compute(on), price.compute(on)),
  };
  return { usdt: paidAt(receive?.price), dollars: paidAt(dollars), max, worth };
}
