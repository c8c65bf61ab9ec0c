import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { parseRate, valueInUsdt } from '../../domain/conversions.ts';
import { decimal, decimalsOf, parseAmount } from '../../domain/decimal.ts';
import { money } from '../../domain/money.ts';
import { CellView } from '../../engine/CellView.tsx';
import type { InputProps } from '../../engine/field.ts';
import { useIsHidden } from '../../engine/privacy.ts';
import { useScope, valueOf } from '../../engine/scope.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ComputedAmount } from './ComputedAmount.tsx';
import { TypedAmount } from './TypedAmount.tsx';
import { availableIn } from './available.ts';
import type { AmountProps } from './definition.ts';
import { receivedUsdt } from './received.ts';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';

/** An amount of a token: what is available, Max, what it is worth, and where it is sold what one receives. */
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
  const finest = decimal(String(valueOf(step, scope)));
  const ticker = String(valueOf(unit, scope) ?? '');
  const { all, filled, isNothing, isComing } = availableIn(props, scope);
  const rate = parseRate(valueOf(dollars, scope), ticker);
  const amount = parseAmount(text);
  const hints = [
    available && all !== undefined && !isHidden
      ? `${t(available.label)}: \u2066${formatNumber(all, 'token', language)}\u00a0${ticker}\u2069`
      : undefined,
    rate &&
      amount &&
      `\u2066≈ ${formatNumber(valueInUsdt(money(amount, ticker), rate).amount, 'dollars', language)}\u2069`,
  ].filter((hint) => hint !== undefined);
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
        hint={
          isComing && !isHidden ? <SkeletonLine width="18ch" /> : hints.length === 0 ? undefined : hints.join(' · ')
        }
        isDisabled={isDisabled}
        isRequired={required !== undefined}
        onChange={onChange}
        onBlur={onBlur}
        aside={
          available &&
          !isHidden && (
            <Anchor
              component="button"
              type="button"
              disabled={isDisabled || filled === undefined || isNothing}
              onClick={() => filled !== undefined && onChange(filled)}
            >
              {t('form.max')}
            </Anchor>
          )
        }
      />
      {receive && (
        <ComputedAmount
          label={t(receive.label)}
          unit="USDT"
          text={receivedUsdt(text, valueOf(receive.price, scope), ticker)}
          aside={receive.aside && <CellView node={receive.aside} />}
        />
      )}
    </>
  );
}
