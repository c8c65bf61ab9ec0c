import { payoutFigure } from '../../domain/conversions.ts';
import { min, roundDownToStep } from '../../domain/decimal.ts';
import { numberAt } from '../../engine/figure.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import type { Figure } from 'engine/runtime/view.ts';
import { worthFigure } from '../../queries/wallet-total.ts';
import type { AmountProps } from './definition.ts';
import { strictest } from './fault.ts';

/** The figures of an amount field: those of the typed amount, and those of the available one. */
export function amountFigures(text: string, props: AmountProps, scope: Scope) {
  return { ...typedFigures(text, props, scope), ...availableFigures(props, scope) };
}

/** The payout of the typed amount in USDT, and its value in dollars. */
export function typedFigures(text: string, { unit, receive, dollars }: AmountProps, scope: Scope) {
  const token = String(valueOf(unit, scope) ?? '');
  const paidAt = (reference: unknown): Figure => {
    const price = numberAt('price', reference, token, scope);
    return {
      origin: price.origin,
      compute: (on) => payoutFigure(on, token, on.input('typed', text, token), price.compute(on)),
    };
  };
  return { usdt: paidAt(receive?.price), dollars: paidAt(dollars) };
}

/** What Max fills in, and the value of the available amount in dollars. */
export function availableFigures({ unit, step, available, dollars, max: bounds = [] }: AmountProps, scope: Scope) {
  const token = String(valueOf(unit, scope) ?? '');
  const all = numberAt('available', available?.value, token, scope);
  const price = numberAt('price', dollars, token, scope);
  const others = bounds.filter(({ value }) => value !== available?.value);
  const most = strictest(others, 1, scope)?.limit;
  const max: Figure = {
    origin: all.origin,
    compute: (on) => {
      const [amount, finest] = [all.compute(on), on.input('step', valueOf(step, scope), token)];
      if (most === undefined) return on.by('max', roundDownToStep, amount, finest);
      const maximum = on.input('maximum', most, token);
      return on.by('maxAllowed', (one, other, by) => roundDownToStep(min(one, other), by), amount, maximum, finest);
    },
  };
  const worth: Figure = {
    origin: all.origin,
    compute: (on) => worthFigure(on, token, all.compute(on), price.compute(on)),
  };
  return { max, worth };
}
