import { Badge, Group, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { IntroNode } from '../../engine/IntroNode.tsx';
import { useMessage } from '../../engine/resolved.tsx';
import { formatDay } from '../../i18n/format/date.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Stages } from '../../ui/stages/Stages.tsx';
import type { TimelineProps } from './definition.ts';

const states = {
  done: { tone: 'positive', word: 'stage.done' },
  processing: { tone: 'gold', word: 'stage.processing' },
  planned: { tone: 'neutral', word: 'stage.planned' },
} as const;

/** Stages, each with its state and date. */
export default function Timeline({ items, ...intro }: TimelineProps) {
  const id = useId();
  const { t } = useTranslation();
  const language = useLanguage();
  const message = useMessage();
  const stages = items.map(({ state, date, title, text }) => ({
    state,
    title: t(title),
    text: message(text),
    bullet: state === 'done' && <IconCheck size={16} stroke={2.5} />,
    head: (
      <Group gap="4px 12px" mih={28}>
        <Badge component="span" variant={states[state].tone} mod={{ 'with-dot': state !== 'done' }}>
          {t(states[state].word)}
        </Badge>
        <Text component="time" c="dimmed" size="sm" dateTime={date}>
          {formatDay(date, language)}
        </Text>
      </Group>
    ),
  }));
  return (
    <Stack component="section" aria-labelledby={id} gap="xl" py="xl">
      <IntroNode id={id} intro={intro} />
      <Stages bulletSize={28} items={stages} />
    </Stack>
  );
}
