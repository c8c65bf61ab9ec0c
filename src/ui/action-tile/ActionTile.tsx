import type { CSSProperties, ReactNode } from 'react';
import { longestWord } from '../fit.ts';
import { Pressable } from '../pressable/Pressable.tsx';
import type { Press } from '../pressable/Pressable.tsx';
import styles from './ActionTile.module.css';

interface ActionTileProps extends Press {
  icon: ReactNode;
  label: string;
  isDisabled?: boolean;
}

interface Sized extends CSSProperties {
  '--chars': number;
}

/** A gold icon in a rounded square over its label: receive, buy, sell, send. */
export function ActionTile({ icon, label, isDisabled, link, onPress }: ActionTileProps) {
  const sized: Sized = { '--chars': longestWord(label) };
  return (
    <Pressable link={link} onPress={onPress} isDisabled={isDisabled} className={styles.tile}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.hold}>
        <span className={styles.label} style={sized}>
          {label}
        </span>
      </span>
    </Pressable>
  );
}

/** Up to four tiles in equal columns. */
export function ActionTiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}
