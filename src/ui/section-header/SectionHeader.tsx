import type { ReactNode } from 'react';
import { Pressable } from '../pressable/Pressable.tsx';
import type { LinkElement } from '../pressable/Pressable.tsx';
import styles from './SectionHeader.module.css';

interface SectionHeaderProps {
  title: string;
  level?: 2 | 3;
  /** Id for `labelledBy` of the card. */
  id?: string;
  /** Where "See all" leads, and its text. */
  link?: LinkElement;
  linkLabel?: string;
  /** What stands at the end instead of a link. */
  children?: ReactNode;
}

/** The heading of a card or of a part of a page. */
export function SectionHeader({ title, level = 2, id, link, linkLabel, children }: SectionHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.header}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {link !== undefined && linkLabel !== undefined && (
        <Pressable link={link} className={styles.link}>
          {linkLabel}
        </Pressable>
      )}
      {children}
    </div>
  );
}
