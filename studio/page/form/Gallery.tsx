import { Modal, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import { useEditor } from './editor-context.ts';
import styles from './Gallery.module.css';
import { type Slot, firstOfKind } from './schema.ts';
import { wordsOf } from '../../../compiler/changes/plain-words.ts';

/** The kinds of a slot, each with its picture, to choose one from. */
export function Gallery({
  slot,
  onChoose,
  onClose,
}: {
  slot: Slot;
  onChoose: (first: unknown) => void;
  onClose: () => void;
}) {
  const { kinds, choices, schemas } = useEditor();
  const [query, setQuery] = useState('');
  const parts = Object.keys(choices.parameters)
    .filter((key) => key.startsWith('part '))
    .map((key) => key.slice('part '.length))
    .map((name) => ({
      name,
      description: 'A part of config/parts',
      picture: undefined,
      first: {
        include: name,
        with: Object.fromEntries((choices.parameters[`part ${name}`] ?? []).map((parameter) => [parameter, ''])),
      },
    }));
  const known = (kinds[slot] ?? []).map((kind) => ({ ...kind, first: firstOfKind(schemas, slot, kind.name) }));
  const all = [...known, ...(slot === 'block' ? parts : [])];
  const shown = all.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <Modal opened onClose={onClose} title={`Choose a ${slot}`} size="xl">
      <Stack>
        <TextInput
          label="Find"
          data-autofocus
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <div className={styles.kinds}>
          {shown.map(({ name, description, first, picture }) => (
            <UnstyledButton key={name} className={styles.kind} onClick={() => onChoose(first)}>
              {picture !== undefined && (
                <img className={styles.picture} src={`/pictures/${picture}`} alt="" loading="lazy" />
              )}
              <strong>{wordsOf(name)}</strong>
              <Text size="sm" c="dimmed">
                {description}
              </Text>
            </UnstyledButton>
          ))}
        </div>
      </Stack>
    </Modal>
  );
}
