import { Title } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { FormModule } from 'engine/runtime/screen-model.ts';

interface StepHeadingProps {
  readonly form: FormModule;
  readonly number: number;
  readonly ref: Ref<HTMLHeadingElement>;
  /** The id of what is read out with it. */
  readonly describedBy?: string;
}

/** "Step 2 of 2"; nothing if there is only one step. Gets the focus when its step is shown. */
export function StepHeading({ form, number, ref, describedBy }: StepHeadingProps) {
  const { t } = useTranslation();
  if (form.steps.length < 2) return null;
  return (
    <Title ref={ref} order={2} tabIndex={-1} aria-describedby={describedBy} size="sm" fw={400} c="dimmed">
      {t('form.step', { step: number + 1, count: form.steps.length })}
    </Title>
  );
}
