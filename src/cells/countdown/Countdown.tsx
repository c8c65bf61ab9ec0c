import { remainingUntil } from '../../domain/countdown.ts';
import { useNow } from '../../engine/now.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import { countdownParts } from '../../i18n/format/countdown.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Pill } from '../../ui/pill/Pill.tsx';
import type { CountdownProps } from './definition.ts';

/** The time until a date; read aloud once, not each second. */
export default function CountdownCell({ until, variant, label, isPill }: CountdownProps) {
  return (
    <ResolvedValue value={until} width="12ch">
      {(held) => <Ticking until={Date.parse(String(held))} variant={variant} label={label} isPill={isPill} />}
    </ResolvedValue>
  );
}

function Ticking({ until, variant, label, isPill }: Omit<CountdownProps, 'until'> & { until: number }) {
  const { t, text } = useTexts();
  const now = useNow();
  const remaining = Number.isFinite(until) ? remainingUntil(until, now) : 0;
  const time = countdownParts(remaining, variant)
    .map(({ unit, digits }) => t(`countdown.${unit}`, { digits }))
    .join(' ');
  const shown = (
    <>
      {label !== undefined && `${text(label)} · `}
      <span role="timer" aria-live="off" className="num">
        {time}
      </span>
    </>
  );
  return isPill ? (
    <Pill tone="gold" hasDot>
      {shown}
    </Pill>
  ) : (
    shown
  );
}
