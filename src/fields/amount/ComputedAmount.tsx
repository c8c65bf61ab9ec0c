import { InputBase } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Explained } from '../../engine/Explained.tsx';
import type { Figure } from 'engine/runtime/view.ts';
import { formatFixed } from '../../i18n/format/fixed.ts';
import { useLanguage } from '../../i18n/language.ts';
import { fieldProps } from '../../ui/field/boxed.tsx';

interface ComputedAmountProps {
  readonly label: string;
  readonly unit: string;
  /** The computed amount in canonical form; undefined while unknown. */
  readonly text: string | undefined;
  /** The computation, if it can be shown. */
  readonly figure?: Figure | undefined;
  /** Shown beside the label, such as the age of the rate. */
  readonly aside?: ReactNode;
}

/** The computed side of an exchange. */
export function ComputedAmount({ label, unit, text, figure, aside }: ComputedAmountProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <InputBase
      component="output"
      variant="result"
      attributes={{ input: { dir: 'ltr', translate: 'no' }, section: { translate: 'no' } }}
      label={label}
      rightSection={unit}
      c={text === undefined ? 'dimmed' : undefined}
      {...fieldProps({ aside })}
    >
      {text === undefined ? (
        <span aria-label={t('form.nothingYet')}>—</span>
      ) : (
        <Explained figure={figure} text={`${formatFixed(text, language)}\u00a0${unit}`}>
          {formatFixed(text, language)}
        </Explained>
      )}
    </InputBase>
  );
}
