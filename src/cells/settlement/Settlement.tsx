import { clsx } from 'clsx';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { serverNow } from '../../api/server-time.ts';
import { minutesAndSeconds } from '../../domain/countdown.ts';
import { useEachSecond, useMoment } from '../../engine/now.ts';
import { useScope, valueOf } from '../../engine/scope.ts';
import type { SettlementProps } from './definition.ts';
import styles from './Settlement.module.css';
import { remainingOf, settlementWords } from './words.ts';

const statuses = {
  pending: { text: settlementWords.pending, tone: styles.pending },
  completed: { text: settlementWords.completed, tone: styles.success },
  failed: { text: settlementWords.failed, tone: styles.failed },
  cancelled: { text: settlementWords.cancelled, tone: styles.failed },
} as const;

/** The status of a transfer; without one, the countdown of product.md §4. Whatever is pending says about when it ends. */
export default function SettlementCell({ date, status, hasWord }: SettlementProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const known = valueOf(status, scope);
  const from = Date.parse(String(valueOf(date, scope)));
  if (known === undefined || known === null)
    return Number.isFinite(from) ? <Waiting from={from} hasWord={hasWord} /> : t('state.unknown');
  const word = Object.entries(statuses).find(([name]) => name === known)?.[1];
  return (
    <>
      <span className={clsx(styles.word, word?.tone)}>{t(word?.text ?? 'state.unknown')}</span>
      {known === 'pending' && <Estimate from={from} />}
    </>
  );
}

/** About how many minutes are left; nothing once they are over, because the status counts. */
function Estimate({ from }: { from: number }) {
  const { t } = useTranslation();
  const minutes = useMoment((now) => minutesOf(remainingOf(from, now)));
  return minutes > 0 && ` · ${t('settlement.left', { count: minutes })}`;
}

function Waiting({ from, hasWord }: { from: number; hasWord: boolean }) {
  const { t } = useTranslation();
  const isOver = useMoment((now) => remainingOf(from, now) === 0);
  if (isOver) return <span className={styles.success}>{t('status.success')}</span>;
  return (
    <>
      {hasWord && (
        <>
          <span className={styles.pending}>{t('status.pending')}</span>
          {' · '}
        </>
      )}
      <Remaining from={from} />
    </>
  );
}

/**
 * The remaining time with its words, for a screen reader in minutes. Its digits are updated each second in the text node
 * only: a list has a hundred of them.
 */
function Remaining({ from }: { from: number }) {
  const { t } = useTranslation();
  const element = useRef<HTMLSpanElement>(null);
  const write = useCallback(
    (now: number) => {
      const text = element.current?.firstChild;
      if (text) text.nodeValue = minutesAndSeconds(remainingOf(from, now));
    },
    [from],
  );
  useEachSecond(write);
  const count = useMoment((now) => minutesOf(remainingOf(from, now)));
  const [first] = useState(() => minutesAndSeconds(remainingOf(from, serverNow())));
  const words = t('settlement.left', { count });
  const [before, after] = words.split(String(count));
  return (
    <>
      <span aria-hidden="true">{before}</span>
      <span
        ref={element}
        role="timer"
        aria-live="off"
        aria-label={words}
        translate="no"
        className={clsx(styles.remaining, 'num', 'ltr')}
        style={{ inlineSize: `calc(${first.length - 1}ch + 0.45em)` }}
      >
        {first}
      </span>
      <span aria-hidden="true">{after}</span>
    </>
  );
}

/** Whole minutes of `remaining` ms: at least one while time is left. */
function minutesOf(remaining: number): number {
  return Math.ceil(remaining / 60_000);
}
