import { useId } from 'react';
import { classes } from '../classes.ts';
import styles from './Segmented.module.css';
import { Track } from './Track.tsx';

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  items: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** One of a few values in a form, such as the payout network: native radio buttons, so keys and names are the browser's. */
export function SegmentedChoice<Value extends string>({
  label,
  value,
  items,
  onChange,
  isDisabled,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <Track
      as="div"
      role="radiogroup"
      label={label}
      count={items.length}
      index={items.findIndex((item) => item.value === value)}
    >
      {items.map((item) => (
        <label key={item.value} className={classes(styles.item, item.value === value && styles.current)}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={item.value}
            checked={item.value === value}
            disabled={isDisabled}
            onChange={() => onChange(item.value)}
          />
          {item.label}
        </label>
      ))}
    </Track>
  );
}
