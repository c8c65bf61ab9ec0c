import '@mantine/core/styles/Timeline.layer.css';
import { Text, Timeline } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';

import styles from './Stages.module.css';

interface StagesProps {
  /** The width and height of a bullet, px. */
  readonly bulletSize: number;
  readonly items: readonly {
    readonly title: string;
    /** Shown below the title. */
    readonly text?: ReactNode;
    /** The content of the bullet; decorative. */
    readonly bullet?: ReactNode;
    /** Shown above the title, such as a date. */
    readonly head?: ReactNode;
    /** The progress of the stage; default: a plain step. */
    readonly state?: 'done' | 'processing' | 'planned' | 'failed';
  }[];
}

interface Counted extends CSSProperties {
  '--count': number;
}

/** Stages as an ordered list: Mantine's timeline, vertical, or horizontal if there is space. */
export function Stages({ bulletSize, items }: StagesProps) {
  const counted: Counted = { '--count': items.length };
  return (
    <div className={styles.hold}>
      <Timeline component="ol" bulletSize={bulletSize} lineWidth={2} classNames={styles} style={counted}>
        {items.map(({ title, text, bullet, head, state = 'step' }) => (
          <Timeline.Item
            key={title}
            component="li"
            mod={{ state }}
            bullet={bullet && <span aria-hidden="true">{bullet}</span>}
            title={head}
          >
            <h3>{title}</h3>
            {text !== undefined && <Text c="dimmed">{text}</Text>}
          </Timeline.Item>
        ))}
      </Timeline>
    </div>
  );
}
