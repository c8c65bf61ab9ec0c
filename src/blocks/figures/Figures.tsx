import { Card, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { CellView } from 'engine/runtime/CellView.tsx';
import { ExplainButton } from '../../engine/Explained.tsx';
import { IntroNode } from '../../engine/IntroNode.tsx';
import { useMessage } from '../../engine/resolved.tsx';
import styles from './Figures.module.css';
import type { FiguresProps } from './definition.ts';

/** A few large numbers. */
export default function Figures({ items, note, ...intro }: FiguresProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <Card component="section" aria-labelledby={id} className={styles.card}>
      <Stack gap={20} className={styles.section}>
        <IntroNode id={id} intro={intro} />
        <dl className={styles.items}>
          {items.map(({ value, label }, place) => (
            <div key={label} className={styles.item}>
              <Text component="dt" c="dimmed" size="sm">
                {t(label)} {place === 0 && <ExplainButton />}
              </Text>
              <dd className={`num ${styles.value}`}>
                <CellView node={value} />
              </dd>
            </div>
          ))}
        </dl>
        {note && (
          <Text c="dimmed" size="sm">
            {message(note)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
