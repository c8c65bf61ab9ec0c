import { ActionIcon, Badge, Button, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconArrowForwardUp, IconHistory, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';

import { palette } from './palette/first-match.ts';
import type { State } from './answers.ts';
import { call, useApiMutation } from './api.ts';
import { Matrix } from './pictures/Matrix.tsx';
import { LinksButton } from './problems/LinksButton.tsx';
import { ProblemLinks } from './problems/ProblemLinks.tsx';
import { PublishDialog } from './publish/PublishDialog.tsx';
import { SavesDialog } from './saves/SavesDialog.tsx';
import { SaveDialog } from './save/SaveDialog.tsx';
import styles from './Studio.module.css';
import { useUnfinished } from './unfinished/store.ts';
import { UnfinishedLinks } from './unfinished/UnfinishedLinks.tsx';

const stepped = z.object({ files: z.array(z.string()) });

/** The head of the page: find, undo, redo, save, and the number of problems. */
export function Header({
  state,
  file,
  onOpen,
}: {
  state: State;
  file: string;
  onOpen: (file: string, pointer?: string) => void;
}) {
  const [isSaving, setIsSaving] = useState(false);
  const [isSaves, setIsSaves] = useState(false);
  const [isMatrix, setIsMatrix] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const step = useApiMutation(async (way: 'undo' | 'redo') => {
    const { files } = await call(way, stepped, {});
    const [first] = files;
    if (first !== undefined) {
      // Texts are changed in all languages at once, and elsewhere than in their files.
      if (!files.every((name) => name.startsWith('locales/'))) onOpen(first);
      notifications.show({ message: `${way === 'undo' ? 'Taken back' : 'Done again'}: ${files.join(', ')}` });
    }
  });
  // What is typed in a dialog is in no file yet: the browser takes it back.
  const stepOutside = (way: 'undo' | 'redo') => (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
    event.preventDefault();
    step.mutate(way);
  };
  useHotkeys(
    [
      ['mod+S', () => setIsSaving(true)],
      ['mod+Z', stepOutside('undo'), { preventDefault: false }],
      ['mod+shift+Z', stepOutside('redo'), { preventDefault: false }],
    ],
    [],
  );
  const unfinished = useUnfinished();
  const faults = state.problems.filter(({ isWarning }) => !isWarning);
  return (
    <section className={styles.header} aria-label="Studio">
      <Title order={1} size="h3" mr="auto">
        Karat Studio
      </Title>
      {faults.length > 0 && (
        <LinksButton
          label={faults.length === 1 ? '1 problem' : `${faults.length} problems`}
          title="Problems"
          color="red"
          renderLinks={(onFollow) => (
            <ProblemLinks
              problems={faults}
              onOpen={(of, pointer) => {
                onFollow();
                onOpen(of, pointer);
              }}
            />
          )}
        />
      )}
      {unfinished.length > 0 && (
        <LinksButton
          label={`${unfinished.length} not chosen yet`}
          title="Not chosen yet"
          color="yellow"
          renderLinks={(onFollow) => (
            <UnfinishedLinks
              unfinished={unfinished}
              onOpen={(of, pointer) => {
                onFollow();
                onOpen(of, pointer);
              }}
            />
          )}
        />
      )}
      {state.foreign.length > 0 && <Badge color="yellow">Changed on disk: {state.foreign.length}</Badge>}
      <Button variant="quiet" leftSection={<IconSearch size={16} />} onClick={() => palette.open()}>
        Find (Ctrl K)
      </Button>
      <Step label="Undo" icon={IconArrowBackUp} isPossible={state.canUndo} onClick={() => step.mutate('undo')} />
      <Step label="Redo" icon={IconArrowForwardUp} isPossible={state.canRedo} onClick={() => step.mutate('redo')} />
      {!state.isKept && <Step label="Earlier saves" icon={IconHistory} isPossible onClick={() => setIsSaves(true)} />}
      <Button variant="quiet" onClick={() => setIsMatrix(true)}>
        All variants
      </Button>
      {!state.isKept && (
        <Button variant="quiet" onClick={() => setIsPublishing(true)}>
          Publish
        </Button>
      )}
      <Button disabled={state.changed.length === 0} onClick={() => setIsSaving(true)}>
        {saveLabel(state)}
      </Button>
      {isSaving && <SaveDialog state={state} onOpen={onOpen} onClose={() => setIsSaving(false)} />}
      {isSaves && <SavesDialog onClose={() => setIsSaves(false)} />}
      {isMatrix && <Matrix state={state} file={file} onClose={() => setIsMatrix(false)} />}
      {isPublishing && <PublishDialog onClose={() => setIsPublishing(false)} />}
    </section>
  );
}

function saveLabel({ changed, isKept }: State): string {
  if (changed.length === 0) return isKept ? 'Nothing has changed' : 'Nothing to save';
  return `${isKept ? 'What changes' : 'Save'} (${changed.length})`;
}

function Step({
  label,
  icon: Icon,
  isPossible,
  onClick,
}: {
  label: string;
  icon: typeof IconSearch;
  isPossible: boolean;
  onClick: () => void;
}) {
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} title={label} disabled={!isPossible} onClick={onClick}>
      <Icon size={18} />
    </ActionIcon>
  );
}
