import { classes } from '../classes.ts';
import { Pressable } from '../pressable/Pressable.tsx';
import type { LinkElement } from '../pressable/Pressable.tsx';
import styles from './Segmented.module.css';
import { Track } from './Track.tsx';

interface SegmentedNavProps {
  /** Names the group for people who do not see it. */
  label: string;
  items: readonly { key: string; label: string; link: LinkElement; isCurrent: boolean; isDisabled?: boolean }[];
}

/**
 * Two to four links in a row of which one is the current page or view (`aria-current`): for what the address holds.
 * Plain links: SegmentedControl of Mantine costs 13.2 kB and cannot hold links.
 */
export function SegmentedNav({ label, items }: SegmentedNavProps) {
  return (
    <Track as="nav" label={label} count={items.length} index={items.findIndex((item) => item.isCurrent)}>
      {items.map((item) => (
        <Pressable
          key={item.key}
          link={item.link}
          isDisabled={item.isDisabled}
          aria-current={item.isCurrent ? 'page' : undefined}
          className={classes(styles.item, item.isCurrent && styles.current)}
        >
          {item.label}
        </Pressable>
      ))}
    </Track>
  );
}
