import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

import type { State } from '../answers.ts';
import styles from './Preview.module.css';
import { ProblemLinks } from '../problems/ProblemLinks.tsx';

/** A preview that is behind the form for longer says so, ms. */
const patience = 4000;
/** How many problems are listed; the others are counted. */
const most = 5;

/** Says that the preview is older than the form, and why: problems, or a page that has not taken the last change. */
export function PreviewAge({
  state,
  version,
  onOpen,
  onRestart,
}: {
  state: State;
  /** The version of config/ that the preview shows; undefined while it starts. */
  version: number | undefined;
  onOpen: (file: string, pointer: string) => void;
  onRestart: () => void;
}) {
  const isBehind = version !== undefined && version < state.version;
  const [late, setLate] = useState<number>();
  useEffect(() => {
    if (!isBehind) return undefined;
    const waiting = setTimeout(() => setLate(state.version), patience);
    return () => clearTimeout(waiting);
  }, [isBehind, state.version]);
  const isLate = isBehind && late === state.version;
  const faults = state.problems.filter(({ isWarning }) => !isWarning);
  if (state.stale.length === 0 && !isLate) return null;
  return (
    <Alert className={styles.age} color="yellow" title="The preview is older than the form" role="status">
      {state.stale.length > 0 ? (
        <Stack gap={4}>
          <Text size="sm">
            It shows {state.stale.map((name) => `config/${name}.json`).join(', ')} as it was before, until this is
            mended:
          </Text>
          <ProblemLinks problems={faults.slice(0, most)} onOpen={onOpen} />
          {faults.length > most && <Text size="sm">And {faults.length - most} more.</Text>}
        </Stack>
      ) : (
        <Button size="compact-sm" variant="quiet" onClick={onRestart}>
          Load it again
        </Button>
      )}
    </Alert>
  );
}
