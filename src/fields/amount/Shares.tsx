import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { isPositive } from '../../domain/decimal.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './AmountInput.module.css';
import { availableIn } from './available.ts';
import type { AmountProps } from './definition.ts';

interface SharesProps {
  readonly props: AmountProps;
  readonly isDisabled: boolean;
  /** The same function in each render, so that a keystroke skips the buttons. */
  readonly onChoose: (amount: string) => void;
}

/** Buttons that fill in shares of the available amount, and all of it (Max). */
export const Shares = memo(function Shares({ props, isDisabled, onChoose }: SharesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { filled, shareOf } = availableIn(props, useScope());
  return (
    <div className={styles.shares}>
      {[...(props.available?.shares ?? []), 100].map((percent) => {
        const amount = percent === 100 ? filled : shareOf(percent);
        return (
          <Button
            key={percent}
            type="button"
            variant="quiet"
            size="sm"
            px={4}
            disabled={isDisabled || amount === undefined || !isPositive(amount)}
            onClick={() => amount !== undefined && onChoose(amount)}
          >
            {percent === 100 ? t('form.max') : formatNumber(percent, 'percent', language, 0)}
          </Button>
        );
      })}
    </div>
  );
});
