import { Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatExact } from '../../i18n/format/fixed.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { KeyValue, KeyValueList } from '../../ui/key-value/KeyValue.tsx';
import type { Figure } from '../view.ts';
import { Steps, useLabel } from './Steps.tsx';
import styles from './WhySheet.module.css';
import { answersIn } from './answers-in.ts';
import { explaining, unitOf } from './explaining.ts';

/** The props of the sheet. */
export interface WhySheetProps {
  readonly figure: Figure;
  /** A figure derived from it. */
  readonly also?: Figure | undefined;
  readonly onClose: () => void;
  /** The figure as displayed. */
  readonly children: ReactNode;
}

/** The explanation of a figure: its formula, its inputs and their sources, the rounding, and the result. */
export default function WhySheet({ figure, also, onClose, children }: WhySheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('why.title')} onClose={onClose} closeLabel={t('action.close')}>
      <Stack>
        <div className={styles.shown}>{children}</div>
        <Explanations of={figure} />
        {also && <Explanations of={also} />}
        <Text c="dimmed" size="sm">
          {t('why.shown')}
        </Text>
      </Stack>
    </Dialog>
  );
}

/** The calculation of a figure, and its exact result. */
function Explanations({ of: figure }: { of: Figure }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const label = useLabel();
  const client = useQueryClient();
  const explained = figure.compute(explaining(answersIn(figure.origin, client)));
  if (!explained) return null;
  return (
    <>
      <Title order={3} size="md">
        {label(explained)}
      </Title>
      <Steps of={explained} />
      <KeyValueList hasLines>
        <KeyValue
          label={t('why.result')}
          value={
            <span className="num ltr" translate="no">
              {formatExact(explained.value, language)} {unitOf(explained)}
            </span>
          }
          tone="strong"
        />
      </KeyValueList>
    </>
  );
}
