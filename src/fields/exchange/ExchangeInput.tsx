import { ActionIcon, Stack } from '@mantine/core';
import { IconArrowsUpDown } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { decimal, decimalsOf, parseAmount, roundDownToStep } from '../../domain/decimal.ts';
import type { InputProps } from '../../engine/field.ts';
import { useScope, valueOf } from '../../engine/scope.ts';
import { TypedAmount } from '../amount/TypedAmount.tsx';
import { ComputedAmount } from '../amount/ComputedAmount.tsx';
import styles from './ExchangeInput.module.css';
import type { ExchangeProps } from './definition.ts';
import { type Side, pairOf, readTyped, writeTyped } from './pair.ts';

const other: Readonly<Record<Side, Side>> = { usdt: 'token', token: 'usdt' };

/**
 * The typed amount above, the computed one below. The button between them changes the direction and keeps the value to
 * the step; back again, it is what was typed.
 */
export function ExchangeInput({
  id,
  name,
  text,
  onChange,
  onBlur,
  error,
  isDisabled,
  props,
}: InputProps & { props: ExchangeProps }) {
  const sides = props;
  const scope = useScope();
  const { t } = useTranslation();
  const { side, text: typed } = readTyped(text);
  const unitOf = (of: Side): string => String(valueOf(sides[of].unit, scope) ?? '');
  const pair = pairOf(text, valueOf(sides.price, scope), unitOf('token'));
  const computed = other[side];
  // Without a price, what was typed would be lost.
  const isPartnerUnknown = parseAmount(typed) !== undefined && pair[computed] === undefined;
  const flipped = useRef<{ readonly from: string; readonly to: string }>(undefined);
  const flip = (): void => {
    const amount = parseAmount(pair[computed]);
    const step = decimal(String(valueOf(sides[computed].step, scope)));
    const isBack = flipped.current?.to === text;
    const next = isBack
      ? (flipped.current?.from ?? '')
      : writeTyped({ side: computed, text: amount === undefined ? '' : roundDownToStep(amount, step) });
    flipped.current = isBack ? undefined : { from: text, to: next };
    onChange(next);
  };
  return (
    <Stack>
      <div className={styles.typed}>
        <TypedAmount
          id={id}
          name={name}
          label={t(sides[side].label)}
          unit={unitOf(side)}
          decimals={decimalsOf(decimal(String(valueOf(sides[side].step, scope))))}
          text={typed}
          error={error}
          isDisabled={isDisabled}
          isRequired
          onChange={(next) => onChange(writeTyped({ side, text: next }))}
          onBlur={onBlur}
        />
      </div>
      <div className={styles.toggle}>
        <ActionIcon
          variant="plain"
          aria-label={t(sides.toggle)}
          disabled={isDisabled || isPartnerUnknown}
          onClick={flip}
        >
          <IconArrowsUpDown size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      <ComputedAmount label={t(sides[computed].label)} unit={unitOf(computed)} text={pair[computed]} />
    </Stack>
  );
}
