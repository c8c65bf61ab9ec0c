import { Button, Group, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useState, useTransition } from 'react';

import { keepUnfinished, unfinishedAt } from '../unfinished/store.ts';
import { type Editor, pointerOf, useEditor } from './editor-context.ts';
import { ObjectForm } from './ObjectForm.tsx';
import { type Path, type Schema, firstValue, resolveSchema } from './schema.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The names that an object may have: limits are of tokens and networks, and the words of a notice of languages. */
function knownNames({ name, choices: { names } }: Editor, path: Path): readonly string[] {
  const key = path.at(-1);
  if (name === 'limits' && (key === 'tokens' || key === 'networks')) return names[key];
  return name === 'app' && path[0] === 'notices' && (key === 'title' || key === 'text') ? names.languages : [];
}

/** The entries of an object whose keys are names that an operator gives, such as the links or the fields of a form. */
export function MapEditor({
  label,
  path,
  schema,
  value,
}: {
  label: string;
  path: Path;
  schema: Schema;
  value: Readonly<Record<string, unknown>>;
}) {
  const editor = useEditor();
  const {
    schemas,
    add: addTo,
    views: { Whole },
  } = editor;
  const known = knownNames(editor, path);
  const open = known.filter((key) => !(key in value));
  const place = { file: editor.name, pointer: pointerOf([...path, '']) };
  const [name, setTyped] = useState(() => unfinishedAt(place) ?? '');
  const setName = (typed: string): void => {
    setTyped(typed);
    keepUnfinished(place, typed);
  };
  const inner = resolveSchema(schemas, schema['additionalProperties']);
  const [isAdding, startAdding] = useTransition();
  const take = (key: string): void => {
    if (isAdding) return;
    startAdding(async () => {
      if (await addTo({ op: 'set', path: [...path, key], value: firstValue(schemas, inner) })) setName('');
    });
  };
  const add = (): void => {
    if (name !== '' && !(name in value)) take(name);
  };
  // A text has a field for each language at once.
  if (known.length > 0 && inner['type'] === 'string') {
    const fields = known.map((key) => [key, { ...inner, title: `${languageNames.of(key) ?? key} (${key})` }]);
    const missing = known.filter((key) => (value[key] ?? '') === '');
    return (
      <Stack gap="xs">
        <ObjectForm path={path} schema={{ properties: Object.fromEntries(fields) }} value={value} />
        {missing.length > 0 && !missing.includes('en') && (
          <Text size="sm" role="status">
            Missing in {missing.length === 1 ? '1 language' : `${missing.length} languages`}: {missing.join(', ')}.
            English shows there.
          </Text>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap="xs">
      {Object.entries(value).map(([key, entry]) => (
        <Whole key={key} label={key} path={[...path, key]} schema={inner} value={entry} />
      ))}
      {known.length > 0 ? (
        <Group gap="xs">
          {open.map((key) => (
            <Button key={key} size="compact-sm" variant="outline" onClick={() => take(key)}>
              Add {key}
            </Button>
          ))}
        </Group>
      ) : (
        <Group align="end" gap="xs">
          <TextInput
            label={`New name in ${label.toLowerCase()}`}
            value={name}
            error={name in value ? 'This name is taken.' : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') add();
            }}
          />
          <Button
            variant="outline"
            leftSection={isAdding && <Loader size={12} />}
            aria-busy={isAdding}
            disabled={name === '' || name in value}
            onClick={add}
          >
            Add
          </Button>
        </Group>
      )}
    </Stack>
  );
}
