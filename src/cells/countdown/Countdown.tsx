import { Badge } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { remainingUntil } from '../../domain/countdown.ts';
import { useNow } from '../../engine/now.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import { useScope } from 'engine/runtime/scope.ts';
import { countdownParts } from '../../i18n/format/countdown.ts';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import type { CountdownProps } from './definition.ts';

/** The refresh interval at zero, ms: the server's clock may be behind. */
const refreshPause = 10_000;

/** The time until a date; announced once, not each second. A date that has passed or is missing is said, never counted. */
export default function CountdownCell({ until, ...props }: CountdownProps) {
  return (
    <ResolvedValue
      value={until}
      width="12ch"
      placeholder={
        props.isPill ? (
          <Badge component="span">
            <SkeletonLine width="10ch" />
          </Badge>
        ) : undefined
      }
    >
      {(resolved) => <Ticking until={Date.parse(String(resolved))} {...props} />}
    </ResolvedValue>
  );
}

function Ticking({ until, variant, label, isPill, refreshes }: Omit<CountdownProps, 'until'> & { until: number }) {
  const { t } = useTranslation();
  const now = useNow();
  const remaining = Number.isFinite(until) ? remainingUntil(until, now) : 0;
  useRefresh(remaining === 0, refreshes);
  const digits = countdownParts(remaining, variant).map(({ unit, digits: count }) =>
    t(`countdown.${unit}`, { digits: count }),
  );
  const time = remaining > 0 ? digits.join(' ') : t('countdown.ending');
  const shown = (
    <>
      {label !== undefined && `${t(label)} · `}
      {Number.isFinite(until) ? (
        <span role="timer" aria-live="off" className="num" translate="no">
          {time}
        </span>
      ) : (
        '—'
      )}
    </>
  );
  return isPill ? (
    <Badge component="span" variant="gold" mod={{ 'with-dot': true }}>
      {shown}
    </Badge>
  ) : (
    shown
  );
}

/** Refreshes data while `isOver`, such as balances after the end of a period. */
function useRefresh(isOver: boolean, names: readonly string[]): void {
  const { data } = useScope();
  useEffect(() => {
    if (!isOver || names.length === 0) return undefined;
    const refresh = (): void => {
      for (const name of names) void data[name]?.refresh();
    };
    refresh();
    const timer = setInterval(refresh, refreshPause);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refreshing stays the same while its results change
  }, [isOver]);
}
