import { useTranslation } from 'react-i18next';

import { formatDigits } from '../../i18n/format/date.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DayField } from './DayField.tsx';
import { FilterChip } from './FilterChip.tsx';
import styles from './Filters.module.css';

interface DaysChipProps {
  readonly label: string;
  /** The days with their values, such as `2026-03-04`; empty if not set. */
  readonly days: readonly { readonly parameter: string; readonly label: string; readonly value: string }[];
  readonly onChange: (next: Readonly<Record<string, string>>) => void;
}

/** The spans that one tap sets: their first day, from that of today; the last one is open. */
const spans = [
  ['filter.today', (today: Date) => today],
  ['filter.last7', (today: Date) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - 6)],
  ['filter.last30', (today: Date) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - 29)],
  ['filter.month', (today: Date) => new Date(today.getFullYear(), today.getMonth(), 1)],
] as const;

/** A day of the device as it stands in the address. */
const textOfDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** A filter by days; its sheet has a field for each, and sets the usual spans by one tap. */
export function DaysChip({ label, days, onChange }: DaysChipProps) {
  const { t } = useTranslation();
  const set = days.filter(({ value }) => value !== '');
  const isSpan = set.length > 1;
  const [first, last] = days;
  const words = set.map((day) => (isSpan ? formatDigits(day.value) : `${day.label} ${formatDigits(day.value)}`));
  return (
    <FilterChip label={label} value={words.length === 0 ? undefined : words.join(' – ')}>
      {(close) => (
        <div className={styles.days}>
          {first && last && (
            <div className={styles.spans}>
              {spans.map(([name, firstDay]) => (
                <Button
                  key={name}
                  size="sm"
                  variant="outline"
                  fullWidth={false}
                  onClick={() => {
                    onChange({ [first.parameter]: textOfDay(firstDay(new Date())), [last.parameter]: '' });
                    close();
                  }}
                >
                  {t(name)}
                </Button>
              ))}
            </div>
          )}
          {days.map((day) => (
            <DayField
              key={day.parameter}
              label={day.label}
              value={day.value}
              onChange={(value) => onChange({ [day.parameter]: value })}
            />
          ))}
        </div>
      )}
    </FilterChip>
  );
}
