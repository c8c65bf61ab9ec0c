import { Title } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { FormModule } from '../engine/screen-model.ts';

/** "Step 2 of 2"; nothing if there is only one step. Gets the focus when its step is shown. */
export function StepHeading({ form, number, ref }: { form: FormModule; number: number; ref: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation();
  if (form.steps.length < 2) return null;
  return (
    <Title ref={ref} order={2} tabIndex={-1} size="sm" fw={400} c="dimmed">
      {t('form.step', { step: number + 1, count: form.steps.length })}
    </Title>
  );
}
