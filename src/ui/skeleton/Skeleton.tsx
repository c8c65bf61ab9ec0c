import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import styles from './Skeleton.module.css';

/** A line of text that is still loading, as wide as its box unless told; any CSS length. Put it into a SkeletonGroup. */
export function SkeletonLine({ width }: { width?: string }) {
  return (
    <Skeleton className={styles.line} width={width ?? '100%'} radius="xs" renderRoot={(props) => <span {...props} />} />
  );
}

/** Tells assistive technology that something loads, once for all the shapes inside. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** The room of the largest of several things, the first of which is seen; none can be used. */
export function SkeletonRoom({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room} inert>
      {children}
    </div>
  );
}
