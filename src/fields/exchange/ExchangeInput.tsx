import { ActionIcon, Stack } from '@mantine/core';
import { IconArrowsUpDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { canonicalAmount } from '../../domain/amount-input.ts';
import { computedTokenDecimals, computedUsdtDecimals } from '../../domain/conversions.ts';
import { decimal, decimalsOf, fixedDown, parseAmount } from '../../domain/decimal.ts';
import type { InputProps } from 'engine/runtime/field.ts';
import { ExplainButton, FigureCard } from '../../engine/Explained.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { TypedAmount } from '../amount/TypedAmount.tsx';
import { ComputedAmount } from '../amount/ComputedAmount.tsx';
import styles from './ExchangeInput.module.css';
import type { ExchangeProps } from './definition.ts';
import { pairFigures } from './figures.ts';
import { type Side, otherSide, pairOf, readTyped, otherSideTyped, writeTyped } from './pair.ts';

/**
 * The typed amount above, the computed one below. The button between them swaps the direction and keeps the typed
 * amount, from which the other one is computed until the user types the other.
 */
export function ExchangeInput({
  id,
  name,
  text,
  onChange,
  onBlur,
  error,
  detail,
  isDisabled,
  props,
}: InputProps & { props: ExchangeProps }) {
  const sides = props;
  const scope = useScope();
  const { t } = useTranslation();
  const typed = readTyped(text);
  const computed = otherSide[typed.side];
  const [above, below] = typed.isTurned ? [computed, typed.side] : [typed.side, computed];
  const unitOf = (of: Side): string => String(valueOf(sides[of].unit, scope) ?? '');
  const pair = pairOf(text, valueOf(sides.price, scope), unitOf('token'));
  // Without a price, swapping would lose the typed amount.
  const isPartnerUnknown = parseAmount(canonicalAmount(typed.text)) !== undefined && pair[computed] === undefined;
  const decimals = decimalsOf(decimal(String(valueOf(sides[above].step, scope))));
  return (
    <FigureCard>
      <Stack>
        <div className={styles.typed}>
          <TypedAmount
            id={id}
            name={name}
            label={t(sides[above].label)}
            unit={unitOf(above)}
            decimals={decimals}
            text={typed.isTurned ? (parseAmount(pair[above]) ?? '') : typed.text}
            error={error}
            detail={detail}
            isDisabled={isDisabled}
            isRequired
            isLarge
            // A computed amount may have more decimals than one may type: an edit cuts them off, as the user typed none.
            onChange={(next) =>
              onChange(writeTyped({ side: above, text: typed.isTurned ? cut(next, decimals) : next }))
            }
            onBlur={onBlur}
          />
        </div>
        <div className={styles.toggle}>
          <ActionIcon
            variant="plain"
            aria-label={t(sides.toggle)}
            disabled={isDisabled || isPartnerUnknown}
            onClick={() => onChange(writeTyped(otherSideTyped(typed)))}
          >
            <IconArrowsUpDown size={18} stroke={1.75} />
          </ActionIcon>
        </div>
        <ComputedAmount
          label={t(sides[below].label)}
          unit={unitOf(below)}
          text={filledUp(pair[below], below)}
          figure={pairFigures(text, props, scope)[below]}
          aside={<ExplainButton />}
        />
      </Stack>
    </FigureCard>
  );
}

/** The text of an amount without the decimals past `decimals`. */
function cut(text: string, decimals: number): string {
  const [whole = '', fraction] = text.split('.');
  return fraction === undefined || decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`;
}

/** The lower amount with at least the decimals of a computed amount; a typed one keeps all of its decimals. */
function filledUp(text: string | undefined, side: Side): string | undefined {
  const amount = parseAmount(text);
  const least = side === 'usdt' ? computedUsdtDecimals : computedTokenDecimals;
  return amount && fixedDown(amount, Math.max(least, decimalsOf(amount)));
}
