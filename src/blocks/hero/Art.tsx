import type { ComponentType } from 'react';

import styles from './Art.module.css';
import { Bars } from './Bars.tsx';
import { Orbit } from './Orbit.tsx';

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

const hills = 'M0 214 52 150l34 34 58-84 48 62 36-40 92 92z';
const ridge = 'M52 150l34 34 58-84 48 62 36-40';
const way = 'M26 206C70 176 96 214 128 182s-2-60 40-74 54 18 80-10 22-42 36-58';
const stops: readonly (readonly [x: number, y: number, isReached: boolean])[] = [
  [26, 206, true],
  [128, 182, true],
  [168, 108, false],
  [248, 98, false],
];

/** A path over hills with four stops, two of them reached, and a flag at its end. */
function Route() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="244" cy="66" r="58" fill="var(--gold-mid)" opacity="0.09" />
      <path d={hills} fill="var(--color-raised)" />
      <path d={ridge} stroke="var(--color-dim)" strokeWidth="1.5" opacity="0.35" />
      <path d={way} stroke="var(--gold-mid)" strokeWidth="3" strokeDasharray="1 9" />
      <path d="M26 206C70 176 96 214 128 182" stroke="var(--gold-mid)" strokeWidth="4" />
      <path d="M284 40V4l26 11-26 11" fill="var(--gold-mid)" stroke="var(--gold-deep)" strokeWidth="3" />
      {stops.map(([x, y, isReached]) => (
        <g key={x} strokeWidth="3" stroke="var(--gold-mid)">
          <circle cx={x} cy={y} r="17" fill="var(--gold-mid)" stroke="none" opacity="0.16" />
          <circle cx={x} cy={y} r="9" fill={isReached ? 'var(--gold-mid)' : 'var(--color-surface)'} />
          {isReached && <path d={`m${x - 4} ${y + 0.5} 3 3 5-6`} stroke="var(--color-gold-ink)" strokeWidth="2.5" />}
        </g>
      ))}
    </g>
  );
}
