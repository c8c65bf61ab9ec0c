import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Stack.module.css';

interface StackProps {
  children: ReactNode;
  /** Distance in steps of 4 px. */
  gap?: 1 | 2 | 3 | 4 | 6;
  /** `row` puts the parts at both ends of a line and wraps when they do not fit. */
  direction?: 'column' | 'row';
}

/** Parts under each other, or on one line, at a step of the spacing scale. */
export function Stack({ children, gap = 3, direction = 'column' }: StackProps) {
  return <div className={classes(styles.stack, styles[direction], styles[`gap${gap}`])}>{children}</div>;
}
