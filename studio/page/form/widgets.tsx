import { Autocomplete, Select } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';

import { useEditor } from './editor-context.ts';

/** How many entries of a long list are drawn; typing finds the others. */
const most = 60;

/** Chooses one of the words that a value may have. */
export function ChoiceWidget({ id, label, value, options, required = false, schema, onChange }: WidgetProps) {
  const { choices } = useEditor();
  const named = options['kind'] === 'data' ? choices.data : options['kind'] === 'search' ? choices.search : [];
  const words: unknown[] = Array.isArray(options['words']) ? options['words'] : named;
  const found = words.find((word) => word === value);
  const strange =
    value === undefined || found !== undefined ? [] : [{ value: String(value), label: `${String(value)} (unknown)` }];
  return (
    <Select
      id={id}
      label={label}
      description={schema.description}
      withAsterisk={required}
      searchable={words.length > 8}
      clearable={!required}
      limit={most}
      data={[
        ...words.map((word) => ({ value: String(word), label: word === true ? 'Yes' : String(word) })),
        ...strange,
      ]}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? undefined : words.find((word) => String(word) === chosen))}
    />
  );
}

/** Chooses a text by its key or by its English words. */
export function TextKeyWidget({ id, label, value, required = false, schema, onChange }: WidgetProps) {
  const { choices } = useEditor();
  const known = Object.entries(choices.texts).filter(([key]) => key !== '$schema');
  const held = typeof value === 'string' ? value : null;
  const data = known.map(([key, text]) => ({ value: key, label: `${text} — ${key}` }));
  return (
    <Select
      id={id}
      label={label}
      description={schema.description}
      withAsterisk={required}
      searchable
      clearable={!required}
      limit={most}
      data={
        held !== null && !(held in choices.texts) ? [{ value: held, label: `${held} (no such text)` }, ...data] : data
      }
      value={held}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  );
}

/** Chooses an icon by its name. */
export function IconWidget({ id, label, value, required = false, schema, onChange }: WidgetProps) {
  const { choices } = useEditor();
  const held = typeof value === 'string' ? value : null;
  return (
    <Select
      id={id}
      label={label}
      description={schema.description}
      withAsterisk={required}
      searchable
      clearable={!required}
      limit={most}
      data={held !== null && !choices.icons.includes(held) ? [held, ...choices.icons] : choices.icons}
      value={held}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  );
}

/** A reference, chosen from those of the file, or a fixed value. */
export function ReferenceWidget({ id, label, value, required = false, schema, onChange }: WidgetProps) {
  const { choices } = useEditor();
  return (
    <Autocomplete
      id={id}
      label={label}
      description={schema.description}
      withAsterisk={required}
      limit={most}
      data={[...choices.references]}
      value={value === undefined ? '' : String(value)}
      onChange={(typed) => onChange(likeBefore(typed, value))}
    />
  );
}

/** What was typed, with the type of the value before where it is one of that type. */
function likeBefore(typed: string, before: unknown): unknown {
  if (typed === '') return undefined;
  if (typeof before === 'number' && /^-?\d+(?:\.\d+)?$/.test(typed)) return Number(typed);
  if (typeof before === 'boolean' && /^(?:true|false)$/.test(typed)) return typed === 'true';
  return typed;
}
