import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { BlockNodes } from 'engine/runtime/BlockNodes.tsx';
import type { FormModule, StepNode } from 'engine/runtime/screen-model.ts';
import { StepHeading } from './StepHeading.tsx';
import { EndProvider } from './end.ts';
import { useIsGuarded } from './tap-guard.ts';
import { Button } from '../ui/button/Button.tsx';

interface ShowStepProps {
  readonly form: FormModule;
  readonly step: Extract<StepNode, { show: readonly unknown[] }>;
  readonly number: number;
  readonly onBack: () => void;
  /** Called when the purpose of the form is fulfilled. */
  readonly onEnd: () => void;
}

/** A step that shows blocks based on the typed values. */
export function ShowStep({ form, step, number, onBack, onEnd }: ShowStepProps) {
  const { t } = useTranslation();
  const isGuarded = useIsGuarded();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <StepHeading ref={heading} form={form} number={number} />
      <EndProvider value={onEnd}>
        <BlockNodes blocks={step.show} />
      </EndProvider>
      {number > 0 && (
        <Button variant="quiet" disabled={isGuarded} onClick={onBack}>
          {t('action.edit')}
        </Button>
      )}
    </Stack>
  );
}
