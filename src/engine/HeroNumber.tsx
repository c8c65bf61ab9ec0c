import { type NumberStyle, numberParts } from '../i18n/format/number.ts';
import { useLanguage } from '../i18n/language.ts';
import { HeroAmount } from '../ui/hero-amount/HeroAmount.tsx';
import { Explained } from './Explained.tsx';
import { hiddenAmount, isPrivate, useIsHidden } from './privacy.ts';
import { ResolvedValue } from './resolved.tsx';
import { useScope, valueOf } from './scope.ts';

interface HeroNumberProps {
  readonly value: unknown;
  readonly style: NumberStyle;
  readonly unit?: unknown;
}

/** The number of a card, large, its decimals smaller. */
export function HeroNumber({ value, style, unit }: HeroNumberProps) {
  const language = useLanguage();
  const shownUnit = valueOf(unit, useScope());
  const isHidden = useIsHidden();
  return (
    <ResolvedValue value={value} width="7em">
      {(held) => {
        if (isHidden && isPrivate(style)) return <HeroAmount integer={hiddenAmount} />;
        const { before, integer, fraction, after } = numberParts(held, style, language);
        const tail = shownUnit === undefined ? after.trim() : String(shownUnit);
        return (
          <HeroAmount
            lead={before}
            integer={integer}
            fraction={fraction}
            {...(tail === '' ? {} : { unit: tail })}
            renderAround={(amount) => <Explained figure={value}>{amount}</Explained>}
          />
        );
      }}
    </ResolvedValue>
  );
}
