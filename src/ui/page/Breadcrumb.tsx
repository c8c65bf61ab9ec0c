import { classes } from '../classes.ts';
import { Pressable } from '../pressable/Pressable.tsx';
import type { LinkElement } from '../pressable/Pressable.tsx';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  label: string;
  /** From the section to this page; the last one is the page itself and needs no link. */
  items: readonly { key: string; label: string; link?: LinkElement | undefined }[];
}

/** Where we are: the section as a link, then the page. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map((item, position) => {
          const isLast = position === items.length - 1;
          return (
            <li key={item.key} className={classes(styles.crumb, isLast && styles.last)}>
              {item.link === undefined ? (
                <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
              ) : (
                <Pressable link={item.link} aria-current={isLast ? 'page' : undefined} className={styles.link}>
                  {item.label}
                </Pressable>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
