import { IconChevronDown } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Field } from './Field.tsx';
import type { FieldShell } from './Field.tsx';
import styles from './Field.module.css';

interface SelectInputProps extends Omit<FieldShell, 'suffix'> {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  name?: string;
  isDisabled?: boolean;
}

/** One of several values in a Field. The native select: the platform's own picker on phones, where Mantine's costs 40 kB. */
export function SelectInput({ value, options, onChange, name, isDisabled, ...shell }: SelectInputProps) {
  return (
    <Field {...shell} suffix={<IconChevronDown />}>
      {(wiring) => (
        <select
          {...wiring}
          name={name}
          value={value}
          disabled={isDisabled}
          className={clsx(styles.input, styles.select)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
