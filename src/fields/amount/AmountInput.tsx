import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { parseRate, valueInUsdt } from '../../domain/conversions.ts';
import { decimal, decimalsOf, isPositive } from '../../domain/decimal.ts';
import { money } from '../../domain/money.ts';
import { CellView } from '../../engine/CellView.tsx';
import { Explained } from '../../engine/Explained.tsx';
import type { InputProps } from '../../engine/field.ts';
import { useIsHidden } from '../../engine/privacy.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope, valueOf } from '../../engine/scope.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ComputedAmount } from './ComputedAmount.tsx';
import styles from './AmountInput.module.css';
import { TypedAmount } from './TypedAmount.tsx';
import { availableIn } from './available.ts';
import type { AmountProps } from './definition.ts';
import { brokenBound } from './fault.ts';
import { amountFigures } from './figures.ts';
import { receivedUsdt } from './received.ts';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';

/** A token amount with the available balance, its value, buttons for shares and Max, and the payout of a sale. */
export function AmountInput({
  id,
  name,
  text,
  onChange,
  onBlur,
  error,
  isDisabled,
  props,
}: InputProps & { props: AmountProps }) {
  const { label, unit, step, required, available, dollars, receive } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const scope = useScope();
  const isHidden = useIsHidden();
  const message = useMessage();
  const finest = decimal(String(valueOf(step, scope)));
  const ticker = String(valueOf(unit, scope) ?? '');
  const { all, filled, shareOf, isComing } = availableIn(props, scope);
  const rate = parseRate(valueOf(dollars, scope), ticker);
  const figures = amountFigures(text, props, scope);
  const shownHint = (): ReactNode => {
    if (!available) return undefined;
    if (isHidden) return t('form.availableHidden');
    if (isComing) return <SkeletonLine width="18ch" />;
    if (all === undefined) return `${t(available.label)}: —`;
    const worth = rate && formatNumber(valueInUsdt(money(all, ticker), rate).amount, 'dollars', language);
    return (
      <>
        {t(available.label)}:{' '}
        <Explained figure={available.value} also={figures.max}>
          {`\u2066${formatNumber(all, 'token', language)}\u00a0${ticker}\u2069`}
        </Explained>
        {worth !== undefined && (
          <>
            {' · '}
            <Explained figure={figures.worth}>{`\u2066≈ ${worth}\u2069`}</Explained>
          </>
        )}
      </>
    );
  };
  /** The value of an amount in dollars; empty text counts as zero. */
  const worthOf = (typed: string): string | undefined => {
    const usdt = receivedUsdt(typed === '' ? '0' : typed, valueOf(dollars, scope), ticker);
    return usdt && `\u2066≈ ${formatNumber(usdt, 'dollars', language)}\u2069`;
  };
  const detail = error === undefined ? undefined : brokenBound(text, props, scope)?.detail;
  return (
    <>
      <TypedAmount
        id={id}
        name={name}
        label={t(label)}
        unit={ticker}
        decimals={decimalsOf(finest)}
        text={text}
        error={error}
        detail={detail && message(detail)}
        hint={shownHint()}
        isDisabled={isDisabled}
        isRequired={required !== undefined}
        onChange={onChange}
        onBlur={onBlur}
        isLarge={available !== undefined}
        below={dollars !== undefined && (worthOf(text) ?? '')}
      />
      {available && (
        <div className={styles.shares}>
          {[...available.shares, 100].map((percent) => {
            const amount = percent === 100 ? filled : shareOf(percent);
            return (
              <Button
                key={percent}
                type="button"
                variant="quiet"
                size="sm"
                px={4}
                disabled={isDisabled || amount === undefined || !isPositive(amount)}
                onClick={() => amount !== undefined && onChange(amount)}
              >
                {percent === 100 ? t('form.max') : formatNumber(percent, 'percent', language, 0)}
              </Button>
            );
          })}
        </div>
      )}
      {receive && (
        <ComputedAmount
          label={t(receive.label)}
          unit="USDT"
          figure={figures.usdt}
          text={receivedUsdt(text, valueOf(receive.price, scope), ticker)}
          aside={receive.aside && <CellView node={receive.aside} />}
        />
      )}
    </>
  );
}
