import { Card, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useMessage } from '../../engine/resolved.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { Explained } from './Explained.tsx';
import styles from './Prose.module.css';
import type { ProseProps } from './definition.ts';

/** A heading and paragraphs. */
export default function Prose({ title, paragraphs, hasTerms }: ProseProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <Card component="section" aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && <SectionHeader id={id} title={t(title)} />}
      <div className={styles.text}>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph, index) => (
            <Text key={index} c="dimmed">
              {hasTerms ? <Explained text={message(paragraph)} /> : message(paragraph)}
            </Text>
          ))}
        </div>
      </div>
    </Card>
  );
}
