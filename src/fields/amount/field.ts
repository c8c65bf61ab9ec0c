import { canonicalAmount } from '../../domain/amount-input.ts';
import { parseAmount } from '../../domain/decimal.ts';
import { defineFieldKind } from 'engine/runtime/field.ts';
import { valueOf } from 'engine/runtime/scope.ts';
import { AmountInput } from './AmountInput.tsx';
import { LargeShare } from './LargeShare.tsx';
import { amountFault, balanceUnknown } from './fault.ts';
import { amountFigures } from './figures.ts';
import type { AmountProps } from './definition.ts';
import { receivedUsdt } from './received.ts';

export default defineFieldKind<AmountProps>({
  Input: AmountInput,
  // Equal amounts are sent as equal texts: a second `0.10` is recognized as the transfer of `0.1`.
  read: (text) => parseAmount(canonicalAmount(text)) ?? '',
  isNothingWhenEmpty: true,
  fault: amountFault,
  needs: ({ min = [], max = [] }) => [...min, ...max].map(({ value }) => value),
  unknown: balanceUnknown,
  Review: LargeShare,
  figures: amountFigures,
  parts: (text, props, scope) => {
    const { unit, receive, dollars } = props;
    const worth = (price: unknown): string | undefined =>
      receivedUsdt(text, valueOf(price, scope), String(valueOf(unit, scope)));
    return { usdt: worth(receive?.price), dollars: worth(dollars) };
  },
});
