import { Modal, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import { useEditor } from './editor-context.ts';
import styles from './Gallery.module.css';
import { matching } from '../palette/matching.ts';
import { type Slot, firstOfKind, kindWords } from './schema.ts';
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
  const searched = all.map((kind) => ({ ...kind, label: kind.name, keywords: kindWords(schemas, slot, kind.name) }));
  const [fitting] = query.trim() === '' ? [] : matching([{ group: '', found: searched }], query);
  const shown = fitting?.found ?? searched;
  return (
    <Modal opened onClose={onClose} title={`Choose a ${slot}`} size="xl">
      <Stack>
        <TextInput
          label="Find"
          data-autofocus
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        {!fitting && query.trim() !== '' && <Text size="sm">Nothing has these words. These are all:</Text>}
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
