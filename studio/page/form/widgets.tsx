import { Badge, Button, Group } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';

import { type Option, SearchSelect } from '../SearchSelect.tsx';
import { useEditor } from './editor-context.ts';
import { WriteText } from '../texts/WriteText.tsx';
import { referenceWords } from './sentences.ts';
import { textOptions } from './texts.ts';

/** How many entries of a long list are drawn; typing finds the others. */
const most = 60;

/**
 * Chooses a value. One that is not among the options is shown as such; `takes` makes an option of what was typed, which
 * is chosen as a value, or leads on by `onTaken`.
 */
function Chosen({
  widget: { id, label, value, required = false, schema, onChange },
  options,
  read,
  takes,
  onTaken,
}: {
  widget: WidgetProps;
  options: readonly Option[];
  read?: (chosen: string) => unknown;
  takes?: (typed: string) => Option | undefined;
  onTaken?: (typed: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const held = value === undefined ? null : String(value);
  const own = held === null || options.some((option) => option.value === held);
  const strange = own
    ? []
    : [
        {
          value: held,
          label: takes && !onTaken ? (held.startsWith('$') ? referenceOption(held).label : held) : `${held} (unknown)`,
        },
      ];
  const isKnown = [...options, ...strange].some((option) => option.label === typed || option.value === typed);
  const made = isKnown || typed === '' ? undefined : takes?.(typed);
  return (
    <SearchSelect
      id={id}
      label={label}
      description={schema.description}
      withAsterisk={required}
      onSearchChange={setTyped}
      clearable={!required}
      limit={most}
      nothingFoundMessage="Nothing fits."
      data={[...(made && !onTaken ? [made] : []), ...strange, ...options]}
      other={onTaken && made}
      value={held}
      onChange={(chosen) => {
        if (onTaken && chosen !== null && chosen === made?.value) onTaken(typed);
        else onChange(chosen === null ? undefined : (read?.(chosen) ?? chosen));
      }}
    />
  );
}

/** Chooses one of the words that a value may have. */
export function ChoiceWidget(widget: WidgetProps) {
  const { choices } = useEditor();
  const { kind, words: given } = widget.options;
  const { data, search, fields } = choices;
  const named: Readonly<Record<string, readonly string[]>> = { data, search, fields };
  const words: unknown[] = Array.isArray(given) && given.length > 0 ? given : [...(named[String(kind)] ?? [])];
  const options = words.map((word) => ({ value: String(word), label: word === true ? 'Yes' : String(word) }));
  return <Chosen widget={widget} options={options} read={(chosen) => words.find((word) => String(word) === chosen)} />;
}

/** The value of the option that writes a new text: no key has a space. */
const newText = 'new text';

/** Chooses a text by its key or by its English words, or writes one in all languages. */
export function TextKeyWidget(widget: WidgetProps) {
  const { choices, name } = useEditor();
  // The text that is being written: its key, or the English words of a new one.
  const [writing, setWriting] = useState<{ readonly key: string; readonly english: string }>();
  const key = typeof widget.value === 'string' ? widget.value : '';
  const isKnown = key === '' || Object.hasOwn(choices.texts, key);
  const missing = choices.missing[key] ?? [];
  return (
    <>
      <Chosen
        widget={widget}
        options={textOptions(choices)}
        takes={(typed) => ({ value: newText, label: `Write “${typed}” as a new text` })}
        onTaken={(english) => setWriting({ key: '', english })}
      />
      <Group gap="xs" mt={4}>
        <Button size="compact-xs" variant="quiet" onClick={() => setWriting({ key, english: '' })}>
          {key === '' ? 'Write a new text' : isKnown ? 'Edit in all languages' : `Write ${key}`}
        </Button>
        {missing.length > 0 && (
          <Badge color="yellow">
            {missing.length === 1 ? 'missing in 1 language' : `missing in ${missing.length} languages`}
          </Badge>
        )}
      </Group>
      {writing && (
        <WriteText
          writing={{ ...writing, file: name }}
          onWritten={(written) => {
            if (written !== key) widget.onChange(written);
          }}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  );
}

/** Chooses an icon by its name. */
export function IconWidget(widget: WidgetProps) {
  const { icons } = useEditor().choices;
  return <Chosen widget={widget} options={icons.map((icon) => ({ value: icon, label: icon }))} />;
}

/** A reference to choose: its words, then as it is written. */
const referenceOption = (reference: string): Option => ({
  value: reference,
  label: `${referenceWords(reference)} — ${reference}`,
});

/** Chooses one of the references of the file; what is typed instead is a fixed value, and chosen as that. */
export function ReferenceWidget(widget: WidgetProps) {
  const { references } = useEditor().choices;
  return (
    <Chosen
      widget={widget}
      options={references.map(referenceOption)}
      read={(chosen) => likeBefore(chosen, widget.value)}
      takes={(typed) => (typed.startsWith('$') ? undefined : { value: typed, label: `The fixed value “${typed}”` })}
    />
  );
}

/** What was typed, with the type of the value before where it is one of that type. */
function likeBefore(typed: string, before: unknown): unknown {
  if (typeof before === 'number' && /^-?\d+(?:\.\d+)?$/.test(typed)) return Number(typed);
  if (typeof before === 'boolean' && /^(?:true|false)$/.test(typed)) return typed === 'true';
  return typed;
}
