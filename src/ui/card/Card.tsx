import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Card.module.css';

interface CardProps {
  children: ReactNode;
  /** `hero` carries the gold rim and glow: one a screen. */
  variant?: 'plain' | 'hero' | 'raised';
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  /** Id of the heading that names the card, for sections. */
  labelledBy?: string;
  /** Off where the content brings its own edge, such as a list or a chart. */
  isPadded?: boolean;
}

/** A surface with hairline and 22 px radius; its children are stacked with 12 px between them. */
export function Card({ children, variant = 'plain', as: Tag = 'section', labelledBy, isPadded = true }: CardProps) {
  return (
    <Tag aria-labelledby={labelledBy} className={classes(styles.card, styles[variant], isPadded && styles.padded)}>
      {children}
    </Tag>
  );
}

/** The last part of a card, under a hairline. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
