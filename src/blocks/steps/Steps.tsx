import { Card, Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { IntroNode } from '../../engine/IntroNode.tsx';
import { useMessage } from '../../engine/resolved.tsx';
import { Stages } from '../../ui/stages/Stages.tsx';
import type { StepsProps } from './definition.ts';

/** The side padding on wide screens. */
const sides = 'clamp(0px, 100vw - 46rem, 16px)';

/** Numbered steps. */
export default function Steps({ items, ...intro }: StepsProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  const steps = items.map(({ title, text }, index) => ({ title: t(title), text: message(text), bullet: index + 1 }));
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="xl" px={sides} py="sm">
        <IntroNode id={id} intro={intro} />
        <Stages bulletSize={40} items={steps} />
      </Stack>
    </Card>
  );
}
