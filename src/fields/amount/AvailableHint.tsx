import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { parseRate, valueInUsdt } from '../../domain/conversions.ts';
import { money } from '../../domain/money.ts';
import { Explained } from '../../engine/Explained.tsx';
import { useIsHidden } from '../../engine/privacy.ts';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import { useLanguage } from '../../i18n/language.ts';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import { availableIn } from './available.ts';
import type { AmountProps } from './definition.ts';
import { availableFigures } from './figures.ts';

/** The available amount and its value in dollars. It does not depend on the typed text, so a keystroke skips it. */
export const AvailableHint = memo(function AvailableHint({ props }: { props: AmountProps }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const scope = useScope();
  const isHidden = useIsHidden();
  const { available, unit, dollars } = props;
  if (!available) return null;
  if (isHidden) return t('form.availableHidden');
  const { all, isComing } = availableIn(props, scope);
  if (isComing) return <SkeletonLine width="18ch" />;
  if (all === undefined) return `${t(available.label)}: —`;
  const ticker = String(valueOf(unit, scope) ?? '');
  const rate = parseRate(valueOf(dollars, scope), ticker);
  const worth = rate && formatNumber(valueInUsdt(money(all, ticker), rate).amount, 'dollars', language);
  const figures = availableFigures(props, scope);
  return (
    <>
      {t(available.label)}:{' '}
      <Explained figure={figures.max} text="">
        <span translate="no">{`\u2066${formatNumber(all, 'token', language)}\u00a0${ticker}\u2069`}</span>
      </Explained>
      {worth !== undefined && (
        <>
          {' · '}
          <Explained figure={figures.worth}>
            <span translate="no">{`\u2066≈ ${worth}\u2069`}</span>
          </Explained>
        </>
      )}
    </>
  );
});
