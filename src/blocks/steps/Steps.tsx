import { Card } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { IntroNode } from '../../engine/IntroNode.tsx';
import { useMessage } from '../../engine/resolved.tsx';
import styles from './Steps.module.css';
import type { StepsProps } from './definition.ts';

/** Numbered steps. */
export default function Steps({ items, ...intro }: StepsProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <Card component="section" aria-labelledby={id}>
      <div className={styles.hold}>
        <div className={styles.section}>
          <IntroNode id={id} intro={intro} />
          <ol className={styles.items}>
            {items.map((item, index) => (
              <li key={item.title} className={styles.item}>
                <span className={`num ${styles.number}`} aria-hidden="true">
                  {index + 1}
                </span>
                <div className={styles.words}>
                  <h3>{t(item.title)}</h3>
                  <p className={styles.text}>{message(item.text)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Card>
  );
}
