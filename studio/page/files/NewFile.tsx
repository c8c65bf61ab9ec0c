import { Alert, Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

import {
  type State,
  anything,
  choices as choicesSchema,
  file as fileSchema,
  schemas as schemasSchema,
} from '../answers.ts';
import { call, useApiQuery, useApiMutation } from '../api.ts';
import { SearchSelect } from '../SearchSelect.tsx';
import { TextSelect } from '../texts/TextSelect.tsx';
import { type Making, makingNames, makings, nameFault, newText } from './new-file.ts';
import { recordOf } from 'engine/record.ts';

/** Makes a new screen, page of limits, form, list, part or language, and opens it. */
export function NewFile({
  state,
  onOpen,
  onClose,
}: {
  state: State;
  onOpen: (file: string) => void;
  onClose: () => void;
}) {
  const { data: schemas } = useApiQuery(`schemas?${state.words}`, schemasSchema);
  const { data: choices } = useApiQuery('choices?name=limits', choicesSchema);
  const [making, setMaking] = useState<Making>('screen');
  const [name, setName] = useState('');
  const [like, setLike] = useState('');
  const [title, setTitle] = useState('');
  const [label, setLabel] = useState('');
  const [direction, setDirection] = useState('ltr');
  const { folder, named } = makings[making];
  const isLanguage = making === 'language';
  const fault = nameFault(
    making,
    name,
    state.files.map((file) => file.name),
  );
  const create = useApiMutation(async () => {
    if (!schemas) return;
    const file = `${folder}/${name}`;
    const model = like === '' ? undefined : await call(`file?name=${like}`, fileSchema);
    const text = newText(file, { making, like: model, title, schemas });
    await call('create', anything, {
      files: [{ name: file, text }],
      ...(isLanguage && { also: await languageAdded({ code: name, label, direction }) }),
    });
    onOpen(file);
    onClose();
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="New file"
      // What was typed is not lost by a click beside it.
      closeOnClickOutside={name === '' && title === '' && label === ''}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate(undefined);
        }}
      >
        <Stack>
          <NativeSelect
            label="What"
            data-autofocus
            data={makingNames.map((kind) => ({ value: kind, label: makings[kind].title }))}
            value={making}
            onChange={(event) => {
              const next = makingNames.find((kind) => kind === event.currentTarget.value) ?? 'screen';
              setMaking(next);
              setLike(makings[next].like);
            }}
          />
          <TextInput
            label={isLanguage ? 'Code' : folder === 'screens' ? 'Address' : 'Name'}
            description={descriptionOf(making, name)}
            required
            value={name}
            error={fault}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {isLanguage ? (
            <>
              <TextInput
                label="Name in the language itself"
                required
                value={label}
                onChange={(event) => setLabel(event.currentTarget.value)}
              />
              <NativeSelect
                label="Direction"
                data={[
                  { value: 'ltr', label: 'Left to right' },
                  { value: 'rtl', label: 'Right to left' },
                ]}
                value={direction}
                onChange={(event) => setDirection(event.currentTarget.value)}
              />
            </>
          ) : (
            <SearchSelect
              label="Begin with"
              data={[
                { value: '', label: 'Only what is required' },
                ...state.files
                  .filter((file) => file.name.startsWith(`${folder}/`))
                  .map((file) => ({ value: file.name, label: `A copy of ${file.title} (${file.name})` })),
              ]}
              value={like}
              onChange={(chosen) => setLike(chosen ?? '')}
            />
          )}
          {named !== undefined && choices && (
            <TextSelect
              label="Title"
              required={like === ''}
              value={title}
              choices={choices}
              file={name === '' ? making : name}
              onChange={(chosen) => setTitle(chosen ?? '')}
            />
          )}
          {create.error && <Alert color="red">{create.error.message}</Alert>}
          <Group justify="flex-end">
            <Button type="submit" loading={create.isPending} disabled={name === '' || fault !== undefined}>
              Create
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function descriptionOf(making: Making, name: string): string {
  if (making === 'language') return 'Two letters, such as uk';
  return makings[making].folder === 'screens'
    ? `The page is at /${name}`
    : `config/${makings[making].folder}/${name}.json`;
}

/** The change of languages.json that adds a language at its end. */
async function languageAdded(language: { code: string; label: string; direction: string }): Promise<object> {
  const { revision, value } = await call('file?name=languages', fileSchema);
  const languages: unknown = recordOf(value).languages;
  const index = Array.isArray(languages) ? languages.length : 0;
  return { name: 'languages', revision, edits: [{ op: 'insert', path: ['languages'], index, value: language }] };
}
