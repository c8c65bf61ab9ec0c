import { UnstyledButton } from '@mantine/core';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

import { AreaLink } from '../press/links.tsx';
import { type LinkTarget, linkOf } from '../press/press.ts';
import styles from './SegmentedNav.module.css';

interface Placed extends CSSProperties {
  '--count': number;
  '--index': number;
}

interface SegmentedNavProps {
  /** The accessible name of the group. */
  readonly label: string;
  /** Whether the labels are names, which are the same in every language. */
  readonly hasNames?: boolean;
  readonly items: readonly {
    readonly key: string;
    readonly label: string;
    readonly target: LinkTarget;
    readonly isCurrent: boolean;
    /** Whether it looks current: from the tap on, before it is; `isCurrent` by default. */
    readonly isTapped?: boolean;
    readonly isDisabled?: boolean;
  }[];
}

/** Two to four links in a row, one of them the current page or view (`aria-current`), for choices in the address. */
export function SegmentedNav({ label, hasNames, items }: SegmentedNavProps) {
  const index = items.findIndex(({ isCurrent, isTapped = isCurrent }) => isTapped);
  const placed: Placed = { '--count': items.length, '--index': index };
  return (
    <nav aria-label={label} translate={hasNames ? 'no' : undefined} className={styles.track} style={placed}>
      {index >= 0 && <span className={styles.thumb} aria-hidden="true" />}
      {items.map((item, place) =>
        item.isDisabled ? (
          <UnstyledButton key={item.key} disabled className={styles.item}>
            {item.label}
          </UnstyledButton>
        ) : (
          <AreaLink
            key={item.key}
            {...linkOf(item.target)}
            current={item.isCurrent ? 'page' : undefined}
            className={clsx(styles.item, place === index && styles.current)}
          >
            {item.label}
          </AreaLink>
        ),
      )}
    </nav>
  );
}
