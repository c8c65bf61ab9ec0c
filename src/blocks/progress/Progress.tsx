import { Card, Group, Progress as ProgressBar, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';

import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { CellView } from 'engine/runtime/CellView.tsx';
import { ExplainButton, Explained } from '../../engine/Explained.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { useIsHidden } from '../../engine/privacy.ts';
import { messageState, useMessage } from '../../engine/resolved.tsx';
import { isWaiting, resolve, useScope } from 'engine/runtime/scope.ts';
import { Growing } from '../../ui/growing/Growing.tsx';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import styles from './Progress.module.css';
import type { ProgressProps } from './definition.ts';

/** Progress bars; a bar without a value yet is a placeholder, never an empty bar. */
export default function Progress({ title, bars, notes, buttons }: ProgressProps) {
  const id = useId();
  const message = useMessage();
  const scope = useScope();
  const shown = bars.filter((bar) => evaluate(bar.when, scope));
  return (
    <Card component="section" aria-labelledby={id}>
      <Group gap={4} wrap="nowrap">
        <Title order={2} size="h3" id={id} miw={0}>
          {messageState(title, scope) === 'pending' ? <SkeletonLine width="16ch" /> : message(title)}
        </Title>
        <ExplainButton />
      </Group>
      {shown.map((bar, index) => (
        <Stack key={index} gap="sm">
          {(shown.length > 1 || bar.end) && (
            // Stacked: side by side, a value that loads late might wrap to a new line.
            <Stack gap={2} c="dimmed" fz="sm">
              <span>{message(bar.label)}</span>
              {bar.end && (
                <Explained figure={bar.share}>
                  <CellView node={bar.end} />
                </Explained>
              )}
            </Stack>
          )}
          <Bar label={message(bar.label)} share={bar.share} isPublic={bar.isPublic} />
        </Stack>
      ))}
      <Notes notes={notes} />
      <ButtonNodes buttons={buttons} />
    </Card>
  );
}

/** What is still missing, in one paragraph; a placeholder line while it is unknown. */
function Notes({ notes }: Pick<ProgressProps, 'notes'>) {
  const message = useMessage();
  const scope = useScope();
  const shown = notes.filter(({ when }) => evaluate(when, scope));
  const isPending = notes.some(({ when }) => evaluate(when, scope) === undefined) && isWaiting(scope);
  const isComing = isPending || shown.some(({ text }) => messageState(text, scope) === 'pending');
  if (shown.length === 0 && !isPending) return null;
  return (
    <Text c="dimmed" size="sm">
      {isComing ? <SkeletonLine width="24ch" /> : shown.map(({ text }) => message(text)).join(' · ')}
      {isComing && <Growing />}
    </Text>
  );
}

interface BarProps extends Pick<ProgressProps['bars'][number], 'share' | 'isPublic'> {
  readonly label: string;
}

/** The share is only for drawing, so a float suffices. Replaced by dots while amounts are hidden. */
function Bar({ label, share, isPublic }: BarProps) {
  const isHidden = useIsHidden() && !isPublic;
  const resolved = resolve(share, useScope());
  if (isHidden) return <i aria-hidden="true" className={styles.hidden} />;
  if (resolved.state !== 'ready' || resolved.value === undefined) return <Skeleton height="10px" />;
  const percent = Math.round(100 * Math.min(1, Math.max(0, Number(resolved.value))));
  return <ProgressBar aria-label={label} value={percent} />;
}
