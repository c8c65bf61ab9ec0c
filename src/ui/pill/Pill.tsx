import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import styles from './Pill.module.css';

interface PillProps {
  children: ReactNode;
  tone?: 'neutral' | 'gold' | 'positive' | 'negative';
  /** A dot of the tone before the text. */
  hasDot?: boolean;
}

/** A short state in a rounded shape, such as "in work · 12d 04h". */
export function Pill({ children, tone = 'neutral', hasDot = false }: PillProps) {
  return (
    <span className={classes(styles.pill, styles[tone], 'num')}>
      {hasDot && <i className={styles.dot} />}
      <span>{children}</span>
    </span>
  );
}

/** A pill in waiting. */
export function PillSkeleton() {
  return (
    <Pill>
      <Skeleton width="10ch" />
    </Pill>
  );
}
