import { ActionIcon, Card, Stack } from '@mantine/core';
import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import DateCell from '../../cells/date/Date.tsx';
import SettlementCell from '../../cells/settlement/Settlement.tsx';
import { remainingOf, settlementWord, settlementWords } from '../../cells/settlement/words.ts';
import { FactValue } from '../facts/FactValue.tsx';
import { usePrinting } from '../statement/printing.ts';
import { HeroNumber } from '../../engine/HeroNumber.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { HelpWithTransfer } from '../../engine/help/HelpWithTransfer.tsx';
import { useMoment } from '../../engine/now.ts';
import { Share } from '../../engine/receipt/Share.tsx';
import { useMessage } from '../../engine/resolved.tsx';
import { isWaiting, useScope, valueOf } from 'engine/runtime/scope.ts';
import { localMoment } from '../../i18n/format/local-moment.ts';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx';
import { Growing } from '../../ui/growing/Growing.tsx';
import { KeyValue, KeyValueList } from '../../ui/key-value/KeyValue.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { Stages } from '../../ui/stages/Stages.tsx';
import { Explained } from '../prose/Explained.tsx';
import styles from './Receipt.module.css';
import type { ReceiptProps } from './definition.ts';
import { passedSteps } from './passed.ts';

/** The receipt of a transfer. On paper it stands alone, in the light scheme and without what can be pressed. */
export default function Receipt({ title, amount, unit, direction, steps, rows, about, ...passing }: ReceiptProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const { part: card, isPrinting } = usePrinting();
  useLightScheme(isPrinting);
  const [isExplained, setIsExplained] = useState(false);
  const isPending = rows.some((row) => evaluate(row.when, scope) === undefined) && isWaiting(scope);
  return (
    <Card component="section" ref={card} data-printed className={styles.receipt} aria-labelledby={id}>
      <SectionHeader id={id} title={t(title)}>
        {about && (
          <ActionIcon variant="plain" aria-label={t(about.title)} onClick={() => setIsExplained(true)}>
            <IconInfoCircle size={20} stroke={1.75} />
          </ActionIcon>
        )}
      </SectionHeader>
      <div className={styles.head}>
        <div data-receipt="amount" className={styles.amount}>
          <HeroNumber {...{ value: amount, style: 'token' as const, unit, direction }} />
        </div>
        <span data-receipt="status" className={styles.status}>
          <SettlementCell date={steps ? passing.date : ''} status={passing.status} hasWord />
        </span>
        {!steps && (
          <span data-receipt="date" className={styles.status}>
            <DateCell value={passing.date} />
          </span>
        )}
      </div>
      {steps && <Passed {...passing} steps={steps} />}
      <KeyValueList hasLines>
        {rows
          .filter((row) => evaluate(row.when, scope))
          .map(({ label, value, copy }) => (
            <KeyValue
              key={label}
              label={t(label)}
              value={<FactValue label={label} value={value} copy={copy} />}
              tone="strong"
            />
          ))}
      </KeyValueList>
      {isPending && <Growing />}
      <ButtonRow isOneLine>
        <Share card={() => card.current} />
        <Help {...passing} />
      </ButtonRow>
      {about && isExplained && (
        <LazyDialog title={t(about.title)} closeLabel={t('action.close')} onClose={() => setIsExplained(false)}>
          <Stack gap="sm">
            {about.paragraphs.map((paragraph, index) => (
              <p key={index}>
                <Explained text={message(paragraph)} />
              </p>
            ))}
          </Stack>
        </LazyDialog>
      )}
    </Card>
  );
}

/** Shows the page in the light scheme while `isLight`. */
function useLightScheme(isLight: boolean): void {
  useLayoutEffect(() => {
    if (!isLight) return;
    const { dataset } = document.documentElement;
    const { mantineColorScheme: before = 'dark' } = dataset;
    dataset['mantineColorScheme'] = 'light';
    return () => {
      dataset['mantineColorScheme'] = before;
    };
  }, [isLight]);
}

/** The status of the transfer; without one it follows the countdown (DATA-06). */
function useStatus({ date, status }: Pick<ReceiptProps, 'date' | 'status'>): unknown {
  const scope = useScope();
  const from = Date.parse(String(valueOf(date, scope)));
  const isOver = useMoment((now) => remainingOf(from, now) === 0);
  return valueOf(status, scope) ?? (isOver ? 'completed' : 'pending');
}

/** A message to support about the transfer. */
function Help({ id, date, status }: Pick<ReceiptProps, 'id' | 'date' | 'status'>) {
  const { t } = useTranslation();
  const scope = useScope();
  const known = useStatus({ date, status });
  return (
    <HelpWithTransfer
      facts={[
        [t('fact.id'), String(valueOf(id, scope) ?? '---')],
        [t('fact.date'), localMoment(String(valueOf(date, scope)))],
        [t('fact.status'), t(settlementWord(known))],
      ]}
    />
  );
}

/** The steps of the transfer; only the first has a date, since no other is known. */
function Passed({
  date,
  status,
  hash,
  steps,
}: Pick<ReceiptProps, 'date' | 'status' | 'hash'> & { readonly steps: NonNullable<ReceiptProps['steps']> }) {
  const { t } = useTranslation();
  const scope = useScope();
  const known = useStatus({ date, status });
  const hasHash = Boolean(valueOf(hash, scope));
  const states = passedSteps(steps.length, known, hasHash);
  const hasEnded = known === 'failed' || known === 'cancelled';
  const passed = steps.flatMap((step, index) => {
    const state = states[index] ?? 'planned';
    if (hasEnded && state !== 'done') return [];
    const bullet = state === 'done' && <IconCheck size={14} stroke={2.5} />;
    const when = index === 0 && (
      <span data-receipt="date">
        <DateCell value={date} />
      </span>
    );
    return [{ title: t(step), state, bullet, ...(when && { text: when }) }];
  });
  const ended = hasEnded
    ? [{ title: t(settlementWords[known]), state: 'failed' as const, bullet: <IconX size={14} stroke={2.5} /> }]
    : [];
  return (
    <div className={styles.steps}>
      <Stages bulletSize={24} items={[...passed, ...ended]} />
    </div>
  );
}
