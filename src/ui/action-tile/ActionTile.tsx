import type { CSSProperties, ReactNode } from 'react';

import { longestWord } from '../fit.ts';
import { PressArea } from '../press/Press.tsx';
import type { Press } from '../press/press.ts';
import styles from './ActionTile.module.css';

interface Sized extends CSSProperties {
  '--chars': number;
}

/** A gold icon in a rounded square over its label: receive, buy, sell, send. */
export function ActionTile({ icon, label, press }: { icon: ReactNode; label: string; press: Press }) {
  const sized: Sized = { '--chars': longestWord(label) };
  return (
    <PressArea press={press} className={styles.tile}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.hold}>
        <span className={styles.label} style={sized}>
          {label}
        </span>
      </span>
    </PressArea>
  );
}

/** Up to four tiles in equal columns. */
export function ActionTiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}
