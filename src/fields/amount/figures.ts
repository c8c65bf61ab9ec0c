import { payoutBy } from '../../domain/conversions.ts';
import { roundDownToStep } from '../../domain/decimal.ts';
import { numberAt } from '../../engine/figure.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import type { Figure } from '../../engine/view.ts';
import { worthBy } from '../../queries/wallet-total.ts';
import type { AmountProps } from './definition.ts';

/** What is computed from an amount: what it pays out or is worth, what Max fills in, and what is available is worth. */
export function amountFigures(text: string, props: AmountProps, scope: Scope) {
  const { unit, step, available, receive, dollars } = props;
  const token = String(valueOf(unit, scope) ?? '');
  const all = numberAt('available', available?.value, token, scope);
  const paidAt = (reference: unknown): Figure => {
    const price = numberAt('price', reference, token, scope);
    return {
      origin: price.origin,
      compute: (on) => payoutBy(on, token, on.given('typed', text, token), price.compute(on)),
    };
  };
  const price = numberAt('price', dollars, token, scope);
  const max: Figure = {
    origin: all.origin,
    compute: (on) => on.by('max', roundDownToStep, all.compute(on), on.given('step', valueOf(step, scope), token)),
  };
  const worth: Figure = {
    origin: all.origin,
    compute: (on) => worthBy(on, token, all.compute(on), price.compute(on)),
  };
  return { usdt: paidAt(receive?.price), dollars: paidAt(dollars), max, worth };
}
