import { type ReactNode, useId } from 'react';

import styles from './Art.module.css';
import type { SlidesProps } from './definition.ts';

type ArtName = SlidesProps['slides'][number]['art'];
/** A drawing; it gets the id of the gold gradient. */
type Drawing = (props: { gold: string }) => ReactNode;

/** A coin, seen from the front. */
function Coin({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={fill} />
      <circle cx={x} cy={y} r={r - 7} className={styles.engraved} />
    </>
  );
}

/** A gold bar, seen from a corner. */
function Bar({ x, y, gold }: { x: number; y: number; gold: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M14 0h62l14 34H0z" fill={gold} />
      <path d="M14 0h62l4 8H10z" className={styles.light} />
      <path d="M24 18h42" className={styles.engraved} />
    </g>
  );
}

const Gold: Drawing = ({ gold }) => (
  <>
    <Bar x={68} y={128} gold={gold} />
    <Bar x={162} y={128} gold={gold} />
    <Bar x={115} y={92} gold={gold} />
    <Coin x={128} y={54} r={32} fill={gold} />
    <circle cx="192" cy="54" r="32" className={styles.surface} />
    <circle cx="192" cy="54" r="32" className={styles.rim} />
    <circle cx="192" cy="54" r="24" className={styles.line} />
    <text x="128" y="63" className={styles.letters}>
      Au
    </text>
    <text x="192" y="63" className={styles.goldLetters}>
      Au
    </text>
  </>
);

const Move: Drawing = ({ gold }) => (
  <>
    <rect x="84" y="56" width="152" height="96" rx="20" className={styles.surface} />
    <rect x="84" y="56" width="152" height="96" rx="20" className={styles.line} />
    <path d="M84 84h152" className={styles.line} />
    <rect x="188" y="104" width="62" height="30" rx="15" fill={gold} />
    <circle cx="206" cy="119" r="5" className={styles.dark} />
    <path d="M120 12v58M104 54l16 16 16-16" className={styles.rim} />
    <path d="M168 44V8M154 22l14-14 14 14" className={styles.soft} />
    <path d="M108 112h48M108 128h28" className={styles.line} />
  </>
);

const Exchange: Drawing = ({ gold }) => (
  <>
    <Coin x={112} y={92} r={44} fill={gold} />
    <text x="112" y="102" className={styles.letters}>
      Au
    </text>
    <circle cx="208" cy="92" r="44" className={styles.surface} />
    <circle cx="208" cy="92" r="44" className={styles.rim} />
    <path d="M192 76h32M208 76v38" className={styles.rim} />
    <path d="M124 30c24-20 60-20 80 2M204 32l2-16M204 32l-16-1" className={styles.soft} />
    <path d="M196 154c-24 20-60 20-80-2M116 152l-2 16M116 152l16 1" className={styles.soft} />
  </>
);

const Period: Drawing = ({ gold }) => (
  <>
    <circle cx="160" cy="92" r="70" className={styles.track} />
    <circle
      cx="160"
      cy="92"
      r="70"
      pathLength="100"
      strokeDasharray="68 100"
      transform="rotate(-90 160 92)"
      className={styles.arc}
    />
    <Bar x={115} y={82} gold={gold} />
    <path d="M160 8v8M160 168v8M76 92h8M236 92h8" className={styles.line} />
    <path d="M160 44v20l12 8" className={styles.soft} />
  </>
);

const nodes = [
  [64, 152],
  [112, 152],
  [160, 152],
  [208, 152],
  [256, 152],
] as const;

const Network: Drawing = ({ gold }) => (
  <>
    <path
      d="M160 40 88 96M160 40v56M160 40l72 56M88 96l-24 56M88 96l24 56M160 96v56M232 96l-24 56M232 96l24 56"
      className={styles.line}
    />
    <path d="M160 40 88 96l24 56" className={styles.soft} />
    <Coin x={160} y={36} r={28} fill={gold} />
    {[88, 160, 232].map((x) => (
      <g key={x}>
        <circle cx={x} cy="96" r="17" className={styles.surface} />
        <circle cx={x} cy="96" r="17" className={styles.rim} />
      </g>
    ))}
    {nodes.map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r="10" className={styles.surface} />
        <circle cx={x} cy={y} r="10" className={styles.line} />
      </g>
    ))}
  </>
);

const Safety: Drawing = ({ gold }) => (
  <>
    <path d="M160 8 226 32v56c0 44-28 72-66 88-38-16-66-44-66-88V32z" className={styles.surface} />
    <path d="M160 8 226 32v56c0 44-28 72-66 88-38-16-66-44-66-88V32z" className={styles.line} />
    <path d="M160 28 208 45v43c0 33-21 54-48 67-27-13-48-34-48-67V45z" fill={gold} />
    <path d="M138 92l16 16 30-34" className={styles.check} />
  </>
);

const drawings: Readonly<Record<ArtName, Drawing>> = {
  gold: Gold,
  move: Move,
  exchange: Exchange,
  period: Period,
  network: Network,
  safety: Safety,
};

/** The picture of a slide, decorative, in the colours of the scheme. */
export function Art({ name }: { name: ArtName }) {
  const id = useId();
  const Drawing = drawings[name];
  return (
    <svg viewBox="0 0 320 184" className={styles.art} aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" className={styles.bright} />
        <stop offset="0.45" className={styles.middle} />
        <stop offset="1" className={styles.deep} />
      </linearGradient>
      <Drawing gold={`url(#${id})`} />
    </svg>
  );
}
