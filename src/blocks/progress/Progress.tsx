import { Card, Skeleton } from '@mantine/core';
import { useId } from 'react';

import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { CellView } from '../../engine/CellView.tsx';
import { holds } from '../../engine/condition.ts';
import { useIsHidden } from '../../engine/privacy.ts';
import { messageState, useMessage } from '../../engine/resolved.tsx';
import { isWaiting, resolve, useScope } from '../../engine/scope.ts';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import styles from './Progress.module.css';
import type { ProgressProps } from './definition.ts';

/** Bars towards a goal; a bar whose share is not there yet is a placeholder, never an empty bar. */
export default function Progress({ title, end, bars, notes, buttons }: ProgressProps) {
  const id = useId();
  const message = useMessage();
  const scope = useScope();
  const shown = bars.filter((bar) => holds(bar.when, scope));
  return (
    <Card component="section" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id} className={styles.title}>
          {messageState(title, scope) === 'pending' ? <SkeletonLine width="16ch" /> : message(title)}
        </h2>
        {end && (
          <span className={styles.end}>
            <CellView node={end} />
          </span>
        )}
      </div>
      {shown.map((bar, index) => (
        <div key={index} className={styles.bar}>
          {(shown.length > 1 || bar.end) && (
            <div className={styles.line}>
              <span>{message(bar.label)}</span>
              {bar.end && <CellView node={bar.end} />}
            </div>
          )}
          <Bar label={message(bar.label)} share={bar.share} isPublic={bar.isPublic} />
        </div>
      ))}
      <Notes notes={notes} />
      <ButtonNodes buttons={buttons} />
    </Card>
  );
}

/** What is missing, in one paragraph; a line stands for it while nothing is known. */
function Notes({ notes }: Pick<ProgressProps, 'notes'>) {
  const message = useMessage();
  const scope = useScope();
  const shown = notes.filter(({ when }) => holds(when, scope));
  const isOpen = shown.length === 0 && notes.some(({ when }) => holds(when, scope) === undefined) && isWaiting(scope);
  const isComing = isOpen || shown.some(({ text }) => messageState(text, scope) === 'pending');
  if (shown.length === 0 && !isOpen) return null;
  return (
    <p className={styles.note}>
      {isComing ? <SkeletonLine width="24ch" /> : shown.map(({ text }) => message(text)).join(' · ')}
    </p>
  );
}

interface BarProps extends Pick<ProgressProps['bars'][number], 'share' | 'isPublic'> {
  readonly label: string;
}

/** The share is for drawing only, so a float will do. Where amounts are hidden, dots stand in its place. */
function Bar({ label, share, isPublic }: BarProps) {
  const isHidden = useIsHidden() && !isPublic;
  const resolved = resolve(share, useScope());
  if (isHidden) return <i aria-hidden="true" className={styles.hidden} />;
  if (resolved.state !== 'ready' || resolved.value === undefined) return <Skeleton height="10px" />;
  return <ProgressBar label={label} progress={Number(resolved.value)} />;
}
