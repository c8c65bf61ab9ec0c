import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

import { longestWord } from '../fit.ts';
import { AreaLink } from '../press/links.tsx';
import { type LinkTarget, linkOf } from '../press/press.ts';
import styles from './BottomNav.module.css';

interface BottomNavProps {
  readonly label: string;
  /** The five sections in order. */
  readonly items: readonly {
    readonly key: string;
    readonly label: string;
    readonly icon: ReactNode;
    readonly target: LinkTarget;
    readonly isCurrent: boolean;
  }[];
  /** The page goes on under the bar: it floats with a shadow (product.md §2). */
  readonly isScrolled?: boolean;
}

interface Sized extends CSSProperties {
  '--chars': number;
}

/** The floating bar of sections; `data-scrolled` carries the 'scrolled' style. */
export function BottomNav({ label, items, isScrolled = false }: BottomNavProps) {
  return (
    <nav aria-label={label} className={styles.nav} data-scrolled={isScrolled || undefined}>
      <ul className={styles.items} style={sizedBy(items.map((item) => item.label))}>
        {items.map((item) => (
          <li key={item.key} className={styles.cell}>
            <AreaLink
              {...linkOf(item.target)}
              current={item.isCurrent ? 'page' : undefined}
              className={clsx(styles.item, item.isCurrent && styles.current)}
            >
              <span className={styles.icon} aria-hidden="true">
                {item.icon}
              </span>
              <span className={styles.label}>{item.label}</span>
            </AreaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All labels have the one size at which their longest words stand side by side. */
function sizedBy(labels: readonly string[]): Sized {
  return { '--chars': labels.reduce((sum, label) => sum + longestWord(label), 0) };
}
