import { canonicalAmount } from '../../domain/amount-input.ts';
import { boughtBy, costFigure } from '../../domain/conversions.ts';
import { numberAt } from '../../engine/figure.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import type { Figure } from 'engine/runtime/view.ts';
import type { ExchangeProps } from './definition.ts';
import { type Side, readTyped } from './pair.ts';

/** The figure of the computed side of the pair. */
export function pairFigures(
  stored: string,
  props: ExchangeProps,
  scope: Scope,
): Readonly<Partial<Record<Side, Figure>>> {
  const { side, text } = readTyped(stored);
  const token = String(valueOf(props.token.unit, scope) ?? '');
  const price = numberAt('price', props.price, token, scope);
  const typed = canonicalAmount(text);
  const { origin } = price;
  return side === 'usdt'
    ? { token: { origin, compute: (on) => boughtBy(on, token, on.input('typedUsdt', typed), price.compute(on)) } }
    : {
        usdt: { origin, compute: (on) => costFigure(on, token, on.input('typed', typed, token), price.compute(on)) },
      };
}
