import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { clsx } from 'clsx';

import styles from './Direction.module.css';
import type { DirectionProps } from './definition.ts';

/** An arrow in a circle; decorative. */
export default function DirectionCell({ direction }: DirectionProps) {
  const Icon = direction === 'in' ? IconArrowDownLeft : IconArrowUpRight;
  return (
    <span className={clsx(styles.circle, styles[direction])} aria-hidden="true">
      <Icon size={20} stroke={2} className="flip-in-rtl" />
    </span>
  );
}
