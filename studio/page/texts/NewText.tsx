import { Button, Group, Popover, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

import { file as fileSchema } from '../answers.ts';
import { useAsked } from '../api.ts';
import { useEdits } from '../form/use-edits.ts';

/** Adds a text: its key and its English words. Other languages show English until they have their own. */
export function NewText({ onAdded }: { onAdded: (key: string) => void }) {
  const { data: english } = useAsked('file?name=locales/en', fileSchema);
  const change = useEdits('locales/en', english?.revision);
  const [isOpen, setIsOpen] = useState(false);
  const [key, setKey] = useState('');
  const [words, setWords] = useState('');
  const isTaken = key in Object(english?.value);
  const isKey = /^[a-zA-Z][\w-]*(?:\.[\w-]+)+$/.test(key);
  const add = async (): Promise<void> => {
    await change([{ op: 'set', path: [key], value: words }]);
    onAdded(key);
    setIsOpen(false);
    setKey('');
    setWords('');
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus withinPortal>
      <Popover.Target>
        <Button variant="quiet" onClick={() => setIsOpen(!isOpen)}>
          New text
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <Stack gap="xs">
            <TextInput
              label="Key"
              description="Words with points, such as wallet.about"
              value={key}
              error={isTaken ? 'This key is taken.' : undefined}
              onChange={(event) => setKey(event.currentTarget.value)}
            />
            <TextInput label="English" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
            <Group justify="flex-end">
              <Button type="submit" disabled={!isKey || isTaken || words.trim() === ''}>
                Add the text
              </Button>
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
