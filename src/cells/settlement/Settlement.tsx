import { clsx } from 'clsx';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { serverNow } from '../../api/server-time.ts';
import { minutesAndSeconds } from '../../domain/countdown.ts';
import { useEachSecond, useMoment } from '../../engine/now.ts';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import type { SettlementProps } from './definition.ts';
import styles from './Settlement.module.css';
import { remainingOf, settlementWords } from './words.ts';

const statuses = {
  completed: { text: settlementWords.completed, tone: styles.success },
  failed: { text: settlementWords.failed, tone: styles.failed },
  cancelled: { text: settlementWords.cancelled, tone: styles.failed },
} as const;

/**
 * The status of a transfer; without one, a countdown (DATA-06). Whatever is pending says about when it ends, and
 * without `hasWord` that alone: a row has no room for both.
 */
export default function SettlementCell({ date, status, hasWord }: SettlementProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const known = valueOf(status, scope);
  const from = Date.parse(String(valueOf(date, scope)));
  if (known === undefined || known === null)
    return Number.isFinite(from) ? <Waiting from={from} hasWord={hasWord} /> : t('state.unknown');
  if (known === 'pending') return <Pending from={from} hasWord={hasWord} />;
  const word = Object.entries(statuses).find(([name]) => name === known)?.[1];
  return <span className={clsx(styles.word, word?.tone)}>{t(word?.text ?? 'state.unknown')}</span>;
}

/** About how many minutes are left; only that it is pending once they are over, because the status counts. */
function Pending({ from, hasWord }: { from: number; hasWord: boolean }) {
  const { t } = useTranslation();
  const count = useMoment((now) => minutesOf(remainingOf(from, now)));
  const left = count > 0 && t('settlement.left', { count });
  const word = <span className={clsx(styles.word, styles.pending)}>{t(settlementWords.pending)}</span>;
  if (left === false) return word;
  return hasWord ? (
    <>
      {word} · {left}
    </>
  ) : (
    <span className={styles.pending}>{left}</span>
  );
}

function Waiting({ from, hasWord }: { from: number; hasWord: boolean }) {
  const { t } = useTranslation();
  const isOver = useMoment((now) => remainingOf(from, now) === 0);
  if (isOver) return <span className={styles.success}>{t('status.success')}</span>;
  return hasWord ? (
    <>
      <span className={styles.pending}>{t('status.pending')}</span> · <Remaining from={from} />
    </>
  ) : (
    <span className={styles.pending}>
      <Remaining from={from} />
    </span>
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
