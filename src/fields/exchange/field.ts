import { canonicalAmount } from '../../domain/amount-input.ts';
import { decimal, decimalsOf, parseAmount, zero } from '../../domain/decimal.ts';
import { defineFieldKind } from 'engine/runtime/field.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import { brokenBound, tooPrecise } from '../amount/fault.ts';
import { ExchangeInput } from './ExchangeInput.tsx';
import type { ExchangeProps } from './definition.ts';
import { pairFigures } from './figures.ts';
import { pairOf, readTyped, writeTyped } from './pair.ts';

/** The message while the other side cannot be computed without a price. */
const priceUnknown = 'form.priceUnknown';

function pair(text: string, props: ExchangeProps, scope: Scope): ReturnType<typeof pairOf> {
  const { price, token } = props;
  return pairOf(text, valueOf(price, scope), String(valueOf(token.unit, scope)));
}

export default defineFieldKind<ExchangeProps>({
  Input: ExchangeInput,
  read: (stored) => {
    const typed = readTyped(stored);
    return writeTyped({ ...typed, text: canonicalAmount(typed.text) });
  },
  parts: pair,
  figures: pairFigures,
  needs: ({ min, max = [], price }) => [...[...min, ...max].map(({ value }) => value), price],
  unknown: priceUnknown,
  fault: (text, props, scope) => {
    const { usdt, token } = pair(text, props, scope);
    if (usdt === undefined && token === undefined) return props.required;
    const { side, text: typed } = readTyped(text);
    const decimals = decimalsOf(decimal(String(valueOf(props[side].step, scope))));
    // Only the typed amount is checked: a computed one may have more decimals.
    if (decimalsOf(parseAmount(typed) ?? zero) > decimals) return tooPrecise(decimals);
    return usdt === undefined ? priceUnknown : brokenBound(usdt, props, scope);
  },
});
