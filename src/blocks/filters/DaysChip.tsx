import { formatDigits } from '../../i18n/format/date.ts';
import { DayField } from './DayField.tsx';
import { FilterChip } from './FilterChip.tsx';
import styles from './Filters.module.css';

interface DaysChipProps {
  readonly label: string;
  /** The days with their values, such as `2026-03-04`; empty if not set. */
  readonly days: readonly { readonly parameter: string; readonly label: string; readonly value: string }[];
  readonly onChange: (parameter: string, value: string) => void;
}

/** A filter by days; its sheet has a field for each. */
export function DaysChip({ label, days, onChange }: DaysChipProps) {
  const set = days.filter(({ value }) => value !== '');
  const isSpan = set.length > 1;
  const words = set.map((day) => (isSpan ? formatDigits(day.value) : `${day.label} ${formatDigits(day.value)}`));
  return (
    <FilterChip label={label} value={words.length === 0 ? undefined : words.join(' – ')}>
      {() => (
        <div className={styles.days}>
          {days.map((day) => (
            <DayField
              key={day.parameter}
              label={day.label}
              value={day.value}
              onChange={(value) => onChange(day.parameter, value)}
            />
          ))}
        </div>
      )}
    </FilterChip>
  );
}
