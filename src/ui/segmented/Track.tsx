import type { AriaRole, CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './Segmented.module.css';

interface Placed extends CSSProperties {
  '--count': number;
  '--index': number;
}

interface TrackProps {
  as: 'nav' | 'div';
  role?: AriaRole;
  label: string;
  count: number;
  /** Which item the thumb lies on; -1 for none. */
  index: number;
  children: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The groove and the sliding thumb the three segmented controls share. */
export function Track({ as: Tag, role, label, count, index, children, onKeyDown, ref }: TrackProps) {
  const placed: Placed = { '--count': count, '--index': index };
  return (
    <Tag role={role} aria-label={label} className={styles.track} style={placed} onKeyDown={onKeyDown} ref={ref}>
      {index >= 0 && <span className={styles.thumb} aria-hidden="true" />}
      {children}
    </Tag>
  );
}
