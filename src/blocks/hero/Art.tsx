import type { ComponentType } from 'react';
import styles from './Art.module.css';
import { Bars } from './Bars.tsx';
import { Orbit } from './Orbit.tsx';
import { Route } from './Route.tsx';

const pictures = { bars: Bars, orbit: Orbit, route: Route } as const satisfies Record<string, ComponentType>;

/** The name of the drawing. */
export type ArtName = keyof typeof pictures;

/** A decorative drawing for a long page, in the colors of the scheme. */
export function Art({ name }: { name: ArtName }) {
  const Picture = pictures[name];
  return (
    <svg viewBox="0 0 320 240" className={styles.art} aria-hidden="true">
      <Picture />
    </svg>
  );
}
