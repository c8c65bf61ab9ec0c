import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { canonicalAmount } from '../../domain/amount-input.ts';
import { isPositive, parseAmount } from '../../domain/decimal.ts';
import { TypedAmount } from '../../fields/amount/TypedAmount.tsx';
import { formatMinutes } from '../../i18n/format/minutes.ts';
import { useLanguage } from '../../i18n/language.ts';
import { askedEvery, freshPrice, priceQuery } from '../../price-target/price.ts';
import { setTarget, useTarget } from '../../price-target/store.ts';
import { type PricePair, directionTo, formatPrice, keyOf } from '../../price-target/target.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx';
import { values } from '../../values/values.ts';
import { Notifying } from './Notifying.tsx';

/** Enough decimals for the price of the cheapest coin in gold. */
const decimals = 18;

interface TargetSheetProps {
  readonly pair: PricePair;
  /** What the price is of. */
  readonly title: string;
  readonly onClose: () => void;
}

/** The sheet in which a price target is set: the price now, the target, what it does, and notifications. */
export function TargetSheet(props: TargetSheetProps) {
  const { t } = useTranslation();
  return (
    <LazyDialog title={t('target.title')} closeLabel={t('action.close')} onClose={props.onClose}>
      {(close) => <TargetForm {...props} close={close} />}
    </LazyDialog>
  );
}

function TargetForm({ pair, title, close }: TargetSheetProps & { readonly close: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const href = useRouterState({ select: ({ location }) => location.href });
  const [text, setText] = useState<string>(useTarget(keyOf(pair))?.target ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const query = useQuery({ ...priceQuery(pair), refetchInterval: askedEvery });
  const price = freshPrice(pair, query);
  const target = parseAmount(canonicalAmount(text));
  const direction = target && price && directionTo(target, price);
  const shown = target && formatPrice(target, pair.unit, language, true);
  const fault = (): string | undefined => {
    if (!target || !isPositive(target)) return t('target.enter');
    if (query.isPending) return t('target.waiting');
    if (price === undefined) return t('target.unknown');
    return direction === undefined ? t('target.same') : undefined;
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (!target || !direction) return document.getElementById(id)?.focus();
    setTarget({ ...pair, target, direction, title, href });
    import('../../price-target/watch.ts').catch(console.error);
    return close();
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <Text c="dimmed" size="sm">
          {title}
          <br />
          {t('target.now', { price: price ? formatPrice(price, pair.unit, language) : '—' })}
        </Text>
        <TypedAmount
          id={id}
          name="target"
          label={t('target.price')}
          unit={pair.unit}
          decimals={decimals}
          text={text}
          error={isChecked ? fault() : undefined}
          hint={direction && shown && t(direction === 'rise' ? 'target.rises' : 'target.falls', { target: shown })}
          isDisabled={false}
          isRequired
          onChange={(next) => {
            setIsChecked(false);
            setText(next);
          }}
          onBlur={() => undefined}
        />
        <Text size="sm" c="dimmed">
          {t('target.terms', { time: formatMinutes(values.app.priceTarget.hiddenMinutes, language) })}
        </Text>
        <Notifying />
        <Button type="submit" variant="primary">
          {t('target.save')}
        </Button>
      </Stack>
    </form>
  );
}
