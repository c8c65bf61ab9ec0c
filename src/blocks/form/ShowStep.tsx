import { useEffect, useRef } from 'react';

import { BlockNodes } from '../../engine/BlockNodes.tsx';
import type { FormModule, StepNode } from '../../engine/screen-model.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { StepHeading } from './StepHeading.tsx';

interface ShowStepProps {
  readonly form: FormModule;
  readonly step: Extract<StepNode, { show: readonly unknown[] }>;
  readonly number: number;
  readonly onBack: () => void;
}

/** A step that shows what to do with what was typed. */
export function ShowStep({ form, step, number, onBack }: ShowStepProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <StepHeading ref={heading} form={form} number={number} />
      <BlockNodes blocks={step.show} />
      {number > 0 && (
        <Button isWide variant="quiet" onPress={onBack}>
          {t('action.edit')}
        </Button>
      )}
    </Stack>
  );
}
