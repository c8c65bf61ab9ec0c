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

const words = {
  pending: { text: settlementWords.pending, tone: styles.pending },
  completed: { text: settlementWords.completed, tone: styles.success },
  failed: { text: settlementWords.failed, tone: styles.failed },
  cancelled: { text: settlementWords.cancelled, tone: styles.failed },
} as const;

/** The status of a transfer; without one, the countdown of product.md §4. */
export default function SettlementCell({ date, status, hasWord }: SettlementProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const known = valueOf(status, scope);
  if (known === undefined || known === null) {
    const from = Date.parse(String(valueOf(date, scope)));
    return Number.isFinite(from) ? <Waiting from={from} hasWord={hasWord} /> : t('state.unknown');
  }
  const word = Object.entries(words).find(([name]) => name === known)?.[1];
  return <span className={clsx(styles.word, word?.tone)}>{t(word?.text ?? 'state.unknown')}</span>;
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

/** The remaining time, updated each second in the text node only: a list has a hundred of them. */
function Remaining({ from }: { from: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const write = useCallback(
    (now: number) => {
      const text = element.current?.firstChild;
      if (text) text.nodeValue = minutesAndSeconds(remainingOf(from, now));
    },
    [from],
  );
  useEachSecond(write);
  const [first] = useState(() => minutesAndSeconds(remainingOf(from, serverNow())));
  return (
    <span
      ref={element}
      role="timer"
      aria-live="off"
      translate="no"
      className={clsx(styles.remaining, 'num', 'ltr')}
      style={{ inlineSize: `calc(${first.length - 1}ch + 0.45em)` }}
    >
      {first}
    </span>
  );
}
