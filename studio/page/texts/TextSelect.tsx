import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';

import type { Choices } from '../answers.ts';
import { SearchSelect } from '../SearchSelect.tsx';
import { type Place, keepUnfinished, unfinishedAt } from '../unfinished/store.ts';
import { WriteText } from './WriteText.tsx';

/** How many texts are drawn; typing finds the others. */
const most = 60;
/** The value of the option that writes a new text: no key has a space. */
const newText = 'new text';

/** Chooses a text by its key or by its English words, or writes one in all languages. */
export function TextSelect({
  value,
  choices: { texts, missing },
  file,
  place,
  hasCount = false,
  required = false,
  onChange,
  ...props
}: {
  id?: string;
  label: string;
  description?: string | undefined;
  required?: boolean;
  /** The key; empty for none. */
  value: string;
  choices: Pick<Choices, 'texts' | 'missing'>;
  /** The file that needs it; the key of a new text begins with its name. */
  file: string;
  /** Its place in that file, where it has one. */
  place?: Place | undefined;
  /** Whether its place gives the text a number to count by. */
  hasCount?: boolean;
  onChange: (key: string | undefined) => void;
}) {
  // The text that is being written: its key, or the English words of a new one.
  const [writing, setWriting] = useState<{ readonly key: string; readonly english: string }>();
  const [lastWritten, setWritten] = useState('');
  const [typed, setTyped] = useState((place && unfinishedAt(place)) ?? '');
  const isKnown = value === '' || Object.hasOwn(texts, value);
  const options = [
    ...(isKnown ? [] : [{ value, label: `${value} (unknown)` }]),
    ...Object.entries(texts)
      .filter(([key]) => key !== '$schema')
      .map(([key, text]) => ({ value: key, label: `${text} — ${key}` })),
  ];
  const isNew = typed !== '' && !options.some((option) => option.label === typed || option.value === typed);
  const missingIn = missing[value]?.length ?? 0;
  return (
    <div>
      <SearchSelect
        key={lastWritten}
        {...props}
        withAsterisk={required}
        clearable={!required}
        limit={most}
        nothingFoundMessage="Nothing fits."
        place={place}
        onSearchChange={setTyped}
        data={options}
        other={isNew ? { value: newText, label: `Write “${typed}” as a new text` } : undefined}
        value={value === '' ? null : value}
        onChange={(chosen) => {
          if (chosen === newText) setWriting({ key: '', english: typed });
          else onChange(chosen ?? undefined);
        }}
      />
      <Group gap="xs" mt={4}>
        <Button
          size="compact-xs"
          variant="quiet"
          onClick={() => setWriting({ key: value, english: value === '' ? typed : '' })}
        >
          {value === '' ? 'Write a new text' : isKnown ? 'Edit in all languages' : `Write ${value}`}
        </Button>
        {missingIn > 0 && (
          <Badge color="yellow">
            {missingIn === 1 ? 'missing in 1 language' : `missing in ${missingIn} languages`}
          </Badge>
        )}
      </Group>
      {writing && (
        <WriteText
          writing={{ ...writing, file, field: props.id ?? props.label, hasCount }}
          onWritten={(written) => {
            if (written === value) return;
            // What was typed is that text now.
            if (place) keepUnfinished(place);
            setTyped('');
            setWritten(written);
            onChange(written);
          }}
          onClose={() => setWriting(undefined)}
        />
      )}
    </div>
  );
}
