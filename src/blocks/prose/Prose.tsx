import { Card, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useMessage } from '../../engine/resolved.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import type { ProseProps } from './definition.ts';

/** A heading and paragraphs. */
export default function Prose({ title, paragraphs, hasTerms }: ProseProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <Card component="section" aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && <SectionHeader id={id} title={t(title)} />}
      {paragraphs.map((paragraph, index) => (
        <Text key={index} c="dimmed">
          {hasTerms ? <Explained told={message(paragraph)} /> : message(paragraph)}
        </Text>
      ))}
    </Card>
  );
}

/** A paragraph whose words before the first colon stand out; one without a colon explains nothing. */
function Explained({ told }: { told: string }) {
  const end = Math.max(0, told.indexOf(':'));
  return (
    <>
      {end > 0 && (
        <Text component="b" inherit fw={650} c="var(--color-text)">
          {told.slice(0, end)}
        </Text>
      )}
      {told.slice(end)}
    </>
  );
}
