import { clsx } from 'clsx';
import { Badge } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { IntroNode } from '../../engine/IntroNode.tsx';
import { useMessage } from '../../engine/resolved.tsx';
import { formatDay } from '../../i18n/format/date.ts';
import { useLanguage } from '../../i18n/language.ts';
import styles from './Timeline.module.css';
import type { TimelineProps } from './definition.ts';

const states = {
  done: { tone: 'positive', word: 'stage.done' },
  processing: { tone: 'gold', word: 'stage.processing' },
  planned: { tone: 'neutral', word: 'stage.planned' },
} as const;

interface Placed extends CSSProperties {
  '--count': number;
}

/** Stages along a line: across where there is room, else down. */
export default function Timeline({ items, ...intro }: TimelineProps) {
  const id = useId();
  const { t } = useTranslation();
  const language = useLanguage();
  const message = useMessage();
  const placed: Placed = { '--count': items.length };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <IntroNode id={id} intro={intro} />
      <ol className={styles.items} style={placed}>
        {items.map(({ state, date, title, text: body }) => (
          <li key={title} className={clsx(styles.item, styles[state])} data-state={state}>
            <span className={styles.point} aria-hidden="true">
              {state === 'done' && <IconCheck size={16} stroke={2.5} />}
            </span>
            <div className={styles.head}>
              <Badge component="span" variant={states[state].tone} mod={{ 'with-dot': state !== 'done' }}>
                {t(states[state].word)}
              </Badge>
              <time className={`num ${styles.date}`} dateTime={date}>
                {formatDay(date, language)}
              </time>
            </div>
            <h3>{t(title)}</h3>
            <p className={styles.text}>{message(body)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
