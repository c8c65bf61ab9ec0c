import '@mantine/core/styles/Timeline.layer.css';
import { Text, Timeline } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';

import styles from './Stages.module.css';

interface StagesProps {
  /** Side of what stands on the line, px. */
  readonly bulletSize: number;
  readonly items: readonly {
    readonly title: string;
    /** Under the title; without one there is nothing more to say. */
    readonly text?: ReactNode;
    /** What stands on the line; decorative. */
    readonly bullet?: ReactNode;
    /** Above the title, such as a date. */
    readonly head?: ReactNode;
    /** How far it is; without one it is one of several steps. */
    readonly state?: 'done' | 'processing' | 'planned' | 'failed';
  }[];
}

interface Counted extends CSSProperties {
  '--count': number;
}

/** What follows one another, as an ordered list: Mantine's timeline, down the page, and across where there is room. */
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
