import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle';
  /** Any CSS length; a line is as wide as its box unless told. */
  width?: string;
  height?: string;
}

/** The shape of a thing that is still loading. Put it into a SkeletonGroup, which says so in words. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return <span className={classes(styles.bone, styles[shape])} style={{ inlineSize: width, blockSize: height }} />;
}

/** Tells assistive technology that something loads, once for all the shapes inside. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
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
