import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatFixed } from '../../i18n/format/fixed.ts';
import { useLanguage } from '../../i18n/language.ts';
import styles from './ComputedAmount.module.css';

interface ComputedAmountProps {
  readonly label: string;
  readonly unit: string;
  /** The computed amount, canonical; absent while it cannot be told. */
  readonly text: string | undefined;
  /** Beside the label, such as the age of the rate. */
  readonly aside?: ReactNode;
}

/** The side of an exchange that follows from the other. */
export function ComputedAmount({ label, unit, text, aside }: ComputedAmountProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles.box}>
      <div className={styles.top}>
        <span>{label}</span>
        {aside}
      </div>
      <div className={styles.line}>
        <output className={`${styles.amount} num ltr`} aria-label={label}>
          {text === undefined ? (
            <span className={styles.nothing} aria-label={t('form.nothingYet')}>
              —
            </span>
          ) : (
            formatFixed(text, language)
          )}
        </output>
        <span className={styles.unit}>{unit}</span>
      </div>
    </div>
  );
}
