import { canonicalAmount } from '../../domain/amount-input.ts';
import { compare, parseAmount } from '../../domain/decimal.ts';
import { defineFieldKind } from '../../engine/field.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import { ExchangeInput } from './ExchangeInput.tsx';
import type { ExchangeProps } from './definition.ts';
import { pairOf, readTyped, writeTyped } from './pair.ts';

/** Said while the price is not there to compute the other side. */
const priceUnknown = 'form.priceUnknown';

function pair(text: string, props: ExchangeProps, scope: Scope): ReturnType<typeof pairOf> {
  const { price, token } = props;
  return pairOf(text, valueOf(price, scope), String(valueOf(token.unit, scope)));
}

export default defineFieldKind<ExchangeProps>({
  Input: ExchangeInput,
  read: (held) => {
    const { side, text } = readTyped(held);
    return writeTyped({ side, text: canonicalAmount(text) });
  },
  parts: pair,
  needs: ({ min, price }) => [min.value, price],
  unknown: priceUnknown,
  fault: (text, props, scope) => {
    const { min, required } = props;
    const { usdt, token } = pair(text, props, scope);
    if (usdt === undefined && token === undefined) return required;
    const paid = parseAmount(usdt);
    if (paid === undefined) return priceUnknown;
    const least = parseAmount(valueOf(min.value, scope));
    return least !== undefined && compare(paid, least) < 0 ? min.fault : undefined;
  },
});
