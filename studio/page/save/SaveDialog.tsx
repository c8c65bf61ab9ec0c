import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useIsMutating } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { type State, anything, diff as diffSchema } from '../answers.ts';
import { call, conflicts, useApiQuery, useApiMutation } from '../api.ts';
import { BothVersions } from '../edits/BothVersions.tsx';
import type { Choices } from '../edits/queue.ts';
import { BeforeAndAfter } from '../pictures/BeforeAndAfter.tsx';
import { useUnfinished } from '../unfinished/store.ts';
import { ProblemLinks } from '../problems/ProblemLinks.tsx';
import { ChangeLines } from './ChangeLines.tsx';
import { UnfinishedLinks } from '../unfinished/UnfinishedLinks.tsx';

/** How many problems are listed; the others are counted. */
const most = 10;

const saved = z.object({ files: z.array(z.string()) });

/** What will be saved, in sentences; then save, or drop all of it. */
export function SaveDialog({
  state,
  onOpen,
  onClose,
}: {
  state: State;
  onOpen: (file: string, pointer?: string) => void;
  onClose: () => void;
}) {
  const { data: diff, isFetching } = useApiQuery(`diff?version=${state.version}`, diffSchema);
  // A change that is still on its way is not in the sentences yet.
  const isBusy = useIsMutating() > 0 || isFetching || !diff;
  const save = useApiMutation(async () => {
    const { files } = await call('save', saved, { version: diff?.version });
    notifications.show({ message: `Saved: ${files.join(', ')}` });
    onClose();
  });
  const discard = useApiMutation(async (names?: readonly string[]) => {
    await call('discard', anything, { names });
    if (!names) onClose();
  });
  const unfinished = useUnfinished();
  const faults = state.problems.filter(({ isWarning }) => !isWarning);
  return (
    <Modal opened onClose={onClose} title={state.isKept ? 'All edits are kept' : 'Save'} size="xl">
      <Stack>
        {state.foreign.map((name) => (
          <Foreign key={name} name={name} />
        ))}
        {faults.length > 0 && (
          <Alert color="red" title={faults.length === 1 ? 'There is 1 problem' : `There are ${faults.length} problems`}>
            <ProblemLinks
              problems={faults.slice(0, most)}
              onOpen={(file, pointer) => {
                onOpen(file, pointer);
                onClose();
              }}
            />
            {faults.length > most && <Text size="sm">And {faults.length - most} more.</Text>}
            <Text size="sm">Config with problems can be saved, but not built.</Text>
          </Alert>
        )}
        {unfinished.length > 0 && (
          <Alert color="yellow" title="Not saved, as it is not chosen yet">
            <UnfinishedLinks
              unfinished={unfinished}
              onOpen={(file, pointer) => {
                onOpen(file, pointer);
                onClose();
              }}
            />
          </Alert>
        )}
        <Text fw={600}>What changes</Text>
        {!diff && <Text size="sm">Working out what changes …</Text>}
        <List size="sm" data-diff>
          <ChangeLines lines={diff?.lines ?? []} />
        </List>
        {diff && <BeforeAndAfter state={state} screens={diff.screens} />}
        {state.changed.length > 1 && (
          <Group gap={4}>
            {state.changed.map((name) => (
              <Button key={name} size="compact-sm" variant="quiet" onClick={() => discard.mutate([name])}>
                Discard {name}
              </Button>
            ))}
          </Group>
        )}
        {state.changed.length === 0 && <Text>Nothing has changed.</Text>}
        {save.error && <Alert color="red">{save.error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="quiet" disabled={state.changed.length === 0} onClick={() => discard.mutate(undefined)}>
            Discard everything
          </Button>
          {!state.isKept && (
            <Button
              data-autofocus
              loading={save.isPending}
              disabled={state.changed.length === 0 || state.foreign.length > 0}
              // It keeps the focus meanwhile.
              data-disabled={isBusy || undefined}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) save.mutate(undefined);
              }}
            >
              Save {state.changed.length === 1 ? '1 file' : `${state.changed.length} files`}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** A file of which the disk has another version of what was changed here: both, to choose one. */
function Foreign({ name }: { name: string }) {
  const { data } = useApiQuery(`foreign?name=${name}`, conflicts);
  const settle = useApiMutation((choices: Choices) => call('settle', anything, { name, choices }));
  return (
    <Alert color="yellow" title={`config/${name}.json has also changed on disk`}>
      <Text size="sm">Nothing is saved before you choose which version stays.</Text>
      {data && (
        <BothVersions
          key={JSON.stringify(data)}
          conflicts={data.conflicts}
          isPending={settle.isPending}
          onChoose={(choices) => settle.mutate(choices)}
        />
      )}
      {settle.error && <Text size="sm">{settle.error.message}</Text>}
    </Alert>
  );
}
