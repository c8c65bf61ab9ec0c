import { clsx } from 'clsx';
import { directionSigns } from '../../domain/direction.ts';
import { Explained } from '../../engine/Explained.tsx';
import { hiddenAmount, isPrivate, useIsHidden } from '../../engine/privacy.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { useDecimals } from '../../engine/same-decimals.tsx';
import { formatNumber } from '../../i18n/format/number.ts';
import { decimalsAmong } from '../../i18n/format/same-decimals.ts';
import { useLanguage } from '../../i18n/language.ts';
import styles from './Number.module.css';
import type { NumberProps } from './definition.ts';

/** An exact number, left to right in every language, with its unit on the same line. */
export default function NumberCell(props: NumberProps) {
  const { value, style, unit, direction, status, isChange, isMissed, isPublic } = props;
  const language = useLanguage();
  const scope = useScope();
  const around = useDecimals();
  const shownUnit = valueOf(unit, scope);
  const isHidden = useIsHidden() && isPrivate(style) && !isPublic;
  return (
    <ResolvedValue value={value} width={unit === undefined ? '8ch' : '14ch'}>
      {(resolved) => {
        const decimals = decimalsAmong(around, { value: resolved, style, unit: shownUnit });
        const shown = isHidden ? hiddenAmount : formatNumber(resolved, style, language, decimals);
        return (
          <Explained figure={value}>
            <span
              translate="no"
              className={clsx(
                'num',
                'ltr',
                styles.number,
                isChange && toneOf(shown, resolved),
                isMissed && styles.missed,
                direction === 'in' && !isHidden && styles.positive,
              )}
              data-status={valueOf(status, scope)}
            >
              {!isHidden && direction && directionSigns[direction]}
              {shown}
              {shownUnit === undefined ? '' : ` ${String(shownUnit)}`}
            </span>
          </Explained>
        );
      }}
    </ResolvedValue>
  );
}

/** A hidden value, or one displayed as zero such as a change of 0 %, is neutral. */
function toneOf(shown: string, value: unknown): string | undefined {
  if (!/[1-9]/.test(shown)) return undefined;
  return String(value).startsWith('-') ? styles.negative : styles.positive;
}
