import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';

import styles from './Skeleton.module.css';

/** A skeleton of a line of text; `width` is a CSS length, default 100 %. Put it into a SkeletonGroup. */
export function SkeletonLine({ width }: { width?: string }) {
  return (
    <Skeleton className={styles.line} width={width ?? '100%'} radius="xs" renderRoot={(props) => <span {...props} />} />
  );
}

/** A skeleton of a text, word by word, so that it wraps where the text will; the text itself is nowhere in the page. */
export function SkeletonText({ text }: { text: string }) {
  const word = (one: string, index: number) => (
    <Fragment key={index}>
      <Skeleton
        className={styles.line}
        radius="xs"
        w="auto"
        renderRoot={(props) => <span {...props} data-word={one} />}
      />{' '}
    </Fragment>
  );
  return <span>{text.split(/\s+/u).map(word)}</span>;
}

/** Announces to assistive technology that content is loading, once for all skeletons inside. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Reserves the space of the largest child; shows only the first one, inert, or none. */
export function SkeletonRoom({ children, isEmpty }: { children: ReactNode; isEmpty?: boolean }) {
  return (
    <div className={styles.room} inert data-empty={isEmpty}>
      {children}
    </div>
  );
}
