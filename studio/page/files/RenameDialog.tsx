import { Alert, Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';

import { type State, anything, uses as usesSchema } from '../answers.ts';
import { call, usePostQuery, useApiMutation } from '../api.ts';
import { makings, nameFault } from './new-file.ts';
import { Uses } from './Uses.tsx';

const isKey = /^[a-zA-Z][\w-]*(?:\.[\w-]+)+$/;

/** Gives a file or a text another name, and changes every place that names it. */
export function RenameDialog({
  name,
  state,
  isText = false,
  onRenamed,
  onOpen,
  onClose,
}: {
  /** The name of the file, or the key of the text. */
  name: string;
  state: State;
  isText?: boolean;
  onRenamed: (name: string) => void;
  onOpen: (file: string, pointer?: string) => void;
  onClose: () => void;
}) {
  const [folder = '', ...rest] = isText ? ['', name] : name.split('/');
  const former = rest.join('/');
  const isScreen = folder === 'screens';
  const [word, setWord] = useState(former);
  const [isRedirected, setIsRedirected] = useState(isScreen);
  const making = (['screen', 'form', 'list', 'part'] as const).find((kind) => makings[kind].folder === folder);
  const known = state.files.map((file) => file.name);
  const keyFault = isKey.test(word) ? undefined : 'Words with points, such as wallet.about';
  const fault = word === former ? undefined : making ? nameFault(making, word, known) : keyFault;
  const { data: places = [] } = usePostQuery(
    'uses',
    usesSchema,
    isText ? { name: 'locales/en', path: [name] } : { name, path: [] },
  );
  const rename = useApiMutation(async () => {
    const to = isText ? word : `${folder}/${word}`;
    await call('rename', anything, { name, to, isText, isRedirected });
    onRenamed(to);
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title={isText ? 'Rename this text' : 'Rename this file'}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate(undefined);
        }}
      >
        <Stack>
          <Text size="sm">Every place that names it is changed with it. Undo takes all of it back.</Text>
          <TextInput
            label={isText ? 'Key' : isScreen ? 'Address' : 'Name'}
            data-autofocus
            value={word}
            error={fault}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
          {isScreen && (
            <Checkbox
              label={`/${former} leads to the new address`}
              checked={isRedirected}
              onChange={(event) => setIsRedirected(event.currentTarget.checked)}
            />
          )}
          {places.length > 0 && (
            <>
              <Text size="sm">{places.length === 1 ? '1 place names it:' : `${places.length} places name it:`}</Text>
              <Uses
                places={places}
                onOpen={(file, pointer) => {
                  onOpen(file, pointer);
                  onClose();
                }}
              />
            </>
          )}
          {rename.error && <Alert color="red">{rename.error.message}</Alert>}
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={rename.isPending}
              disabled={word === '' || word === former || fault !== undefined}
            >
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
