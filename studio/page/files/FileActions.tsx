import { ActionIcon, Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconLink, IconPencil, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { type ConfigFile, type State, anything } from '../answers.ts';
import { call, useApiMutation } from '../api.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { UsesDialog } from './UsesDialog.tsx';

/** What can be done with one file: take its last change back, drop its changes, rename it, remove it. */
export function FileActions({
  file,
  state,
  onOpen,
}: {
  file: ConfigFile;
  state: State;
  onOpen: (file: string, pointer?: string) => void;
}) {
  const { name } = file;
  const [dialog, setDialog] = useState<'uses' | 'rename' | 'remove'>();
  const close = (): void => setDialog(undefined);
  const undo = useApiMutation(() => call('undo', anything, { name }), tell);
  const discard = useApiMutation(() => call('discard', anything, { names: [name] }), tell);
  const remove = useApiMutation(() => call('remove', anything, { name, revision: file.revision }).then(close), tell);
  const isNamed = /^(?:screens|forms|lists|parts)\//.test(name);
  return (
    <Group gap={4}>
      <ActionIcon
        variant="subtle"
        aria-label="Take back the last change of this file"
        title="Take back the last change of this file"
        disabled={!state.undoable.includes(name)}
        onClick={() => undo.mutate(undefined)}
      >
        <IconArrowBackUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label="Discard the changes of this file"
        title="Discard the changes of this file"
        disabled={!state.changed.includes(name)}
        onClick={() => discard.mutate(undefined)}
      >
        <IconRestore size={16} />
      </ActionIcon>
      {isNamed && (
        <ActionIcon
          variant="subtle"
          aria-label="Where it is used"
          title="Where it is used"
          onClick={() => setDialog('uses')}
        >
          <IconLink size={16} />
        </ActionIcon>
      )}
      {isNamed && (
        <ActionIcon
          variant="subtle"
          aria-label="Rename this file"
          title="Rename this file"
          onClick={() => setDialog('rename')}
        >
          <IconPencil size={16} />
        </ActionIcon>
      )}
      {name.includes('/') && (
        <ActionIcon
          variant="subtle"
          aria-label="Remove this file"
          title="Remove this file"
          onClick={() => setDialog('remove')}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
      {dialog === 'uses' && (
        <UsesDialog title="Where it is used" name={name} path={[]} onOpen={onOpen} onClose={close} />
      )}
      {dialog === 'rename' && (
        <RenameDialog name={name} state={state} onRenamed={onOpen} onOpen={onOpen} onClose={close} />
      )}
      {dialog === 'remove' && (
        <RemoveDialog
          title="Remove this file?"
          name={name}
          path={[]}
          isPending={remove.isPending}
          onOpen={onOpen}
          onRemove={() => remove.mutate(undefined)}
          onClose={close}
        />
      )}
    </Group>
  );
}

/** Puts a removed file back, whatever else was changed since. */
export function PutBack({ name }: { name: string }) {
  const discard = useApiMutation(() => call('discard', anything, { names: [name] }), tell);
  return (
    <div>
      <Button size="compact-sm" variant="outline" loading={discard.isPending} onClick={() => discard.mutate(undefined)}>
        Put it back
      </Button>
    </div>
  );
}

function tell(error: Error): void {
  notifications.show({ color: 'red', message: error.message });
}
