import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatExact } from '../../i18n/format/fixed.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { KeyValue, KeyValueList } from '../../ui/key-value/KeyValue.tsx';
import type { Figure } from '../figure.ts';
import { Steps } from './Steps.tsx';
import styles from './WhySheet.module.css';
import { answersIn } from './answers-in.ts';
import { explaining, unitOf } from './explaining.ts';

/** What the sheet is given. */
export interface WhySheetProps {
  readonly figure: Figure;
  readonly onClose: () => void;
  /** The figure as it is shown. */
  readonly children: ReactNode;
}

/** How a figure came about: its formula, what it was computed from and where that is from, the rounding, and the result. */
export default function WhySheet({ figure, onClose, children }: WhySheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const explained = figure.compute(explaining(answersIn(figure.origin, client)));
  return (
    <Dialog title={t('why.title')} onClose={onClose} closeLabel={t('action.close')}>
      {explained && (
        <Stack>
          <div className={styles.shown}>{children}</div>
          <Steps of={explained} />
          <KeyValueList hasLines>
            <KeyValue
              label={t('why.result')}
              value={
                <span className="num ltr">
                  {formatExact(explained.value, language)} {unitOf(explained)}
                </span>
              }
              tone="strong"
            />
          </KeyValueList>
          <Text c="dimmed" size="sm">
            {t('why.shown')}
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}
