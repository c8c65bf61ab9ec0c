import { clsx } from 'clsx';
import { IconCalendar } from '@tabler/icons-react';

import styles from './Filters.module.css';
import { useTyped } from './use-typed.ts';

interface DayFieldProps {
  label: string;
  /** What the address says, as `2026-03-04`; typing goes ahead of it. */
  value: string;
  onChange: (value: string) => void;
}

/** A day, picked or typed figure by figure: a year is complete with its first one already. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const [typed, setTyped] = useTyped(value, onChange);
  return (
    <label className={styles.day}>
      <span className={styles.label}>{label}</span>
      <input
        type="date"
        className={clsx(styles.date, typed === '' && styles.none)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <IconCalendar size={18} stroke={1.75} className={styles.sign} />
    </label>
  );
}
