import { type Direction, directionSigns } from '../domain/direction.ts';
import { type NumberStyle, numberParts } from '../i18n/format/number.ts';
import { decimalsAmong } from '../i18n/format/same-decimals.ts';
import { useLanguage } from '../i18n/language.ts';
import { HeroAmount } from '../ui/hero-amount/HeroAmount.tsx';
import { Explained } from './Explained.tsx';
import { hiddenAmount, isPrivate, useIsHidden } from './privacy.ts';
import { ResolvedValue } from './resolved.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { useDecimals } from './same-decimals.tsx';

interface HeroNumberProps {
  readonly value: unknown;
  readonly style: NumberStyle;
  readonly unit?: unknown;
  /** Adds a plus or minus sign. */
  readonly direction?: Direction | undefined;
}

/** The large number of a card; cents are smaller, the decimals of a token are not: they are most of its value. */
export function HeroNumber({ value, style, unit, direction }: HeroNumberProps) {
  const language = useLanguage();
  const shownUnit = valueOf(unit, useScope());
  const isHidden = useIsHidden();
  const around = useDecimals();
  return (
    <ResolvedValue value={value} width="7em">
      {(resolved) => {
        if (isHidden && isPrivate(style)) return <HeroAmount integer={hiddenAmount} />;
        const decimals = decimalsAmong(around, { value: resolved, style, unit: shownUnit });
        const { before, integer, fraction, after } = numberParts(resolved, style, language, decimals);
        const cents = style === 'dollars' ? fraction : '';
        const tail = shownUnit === undefined ? after.trim() : String(shownUnit);
        const lead = direction === undefined ? before : directionSigns[direction] + before;
        return (
          <Explained figure={value} text={`${lead}${integer}${fraction}\u00a0${tail}`.trim()}>
            <HeroAmount
              lead={lead}
              integer={cents ? integer : integer + fraction}
              fraction={cents}
              {...(tail === '' ? {} : { unit: tail })}
            />
          </Explained>
        );
      }}
    </ResolvedValue>
  );
}
