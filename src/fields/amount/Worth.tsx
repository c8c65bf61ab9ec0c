import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { CellView } from 'engine/runtime/CellView.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ComputedAmount } from './ComputedAmount.tsx';
import type { AmountProps } from './definition.ts';
import { typedFigures } from './figures.ts';
import { receivedUsdt } from './received.ts';

interface TypedProps {
  readonly text: string;
  readonly props: AmountProps;
}

/** The value of the typed amount in dollars; an empty text counts as zero. */
export const Worth = memo(function Worth({ text, props: { unit, dollars } }: TypedProps) {
  const language = useLanguage();
  const scope = useScope();
  const usdt = receivedUsdt(text === '' ? '0' : text, valueOf(dollars, scope), String(valueOf(unit, scope) ?? ''));
  return usdt && `\u2066≈ ${formatNumber(usdt, 'dollars', language)}\u2069`;
});

/** What one receives for the typed amount in USDT. */
export const Received = memo(function Received({ text, props }: TypedProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const { receive, unit } = props;
  return (
    receive && (
      <ComputedAmount
        label={t(receive.label)}
        unit="USDT"
        figure={typedFigures(text, props, scope).usdt}
        text={receivedUsdt(text, valueOf(receive.price, scope), String(valueOf(unit, scope) ?? ''))}
        aside={receive.aside && <CellView node={receive.aside} />}
      />
    )
  );
});
