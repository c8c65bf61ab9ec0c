import { IconCalendar } from '@tabler/icons-react';

import { formatDigits } from '../../i18n/format/date.ts';
import { TextInput } from '../../ui/field/TextInput.tsx';
import styles from './DayField.module.css';
import { useTyped } from './use-typed.ts';

interface DayFieldProps {
  label: string;
  /** What the address says, as `2026-03-04`; typing goes ahead of it. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A day, picked or typed figure by figure: a year has its four when none of them is a leading zero. At rest it reads as the dates of
 * the rows do, whatever order the browser's language has.
 */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const [typed, setTyped] = useTyped(value, (day) => {
    if (!day.startsWith('0')) onChange(day);
  });
  return (
    <div className={styles.day} data-shown={typed === '' ? '––.––.––––' : formatDigits(typed)}>
      <TextInput
        type="date"
        label={label}
        value={typed}
        data-empty={typed === '' || undefined}
        rightSection={<IconCalendar size={18} stroke={1.75} />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
}
