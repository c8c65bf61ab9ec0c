import { IconCalendar } from '@tabler/icons-react';

import { formatDigits } from '../../i18n/format/date.ts';
import { TextInput } from '../../ui/field/TextInput.tsx';
import styles from './DayField.module.css';
import { useTyped } from './use-typed.ts';

interface DayFieldProps {
  label: string;
  /** The value in the address, such as `2026-03-04`; typing is ahead of it. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A day, picked or typed: a year is complete with four digits and no leading zero. Without focus it has the date format
 * of the rows, whatever the browser's language.
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
