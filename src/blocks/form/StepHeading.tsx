import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { FormModule } from '../../engine/screen-model.ts';
import styles from './StepHeading.module.css';

/** "Step 2 of 2"; nothing where there is one step only. Takes the focus when its step comes. */
export function StepHeading({ form, number, ref }: { form: FormModule; number: number; ref: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation();
  if (form.steps.length < 2) return null;
  return (
    <h2 ref={ref} tabIndex={-1} className={styles.heading}>
      {t('form.step', { step: number + 1, count: form.steps.length })}
    </h2>
  );
}
