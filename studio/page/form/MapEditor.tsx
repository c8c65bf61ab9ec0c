import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

import { type Editor, useEditor } from './editor-context.ts';
import { type Path, type Schema, firstValue, followed } from './schema.ts';

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
  const known = knownNames(editor, path).filter((one) => !(one in value));
  const [name, setName] = useState('');
  const inner = followed(schemas, schema['additionalProperties']);
  const add = (): void => {
    if (name === '' || name in value) return;
    addTo({ op: 'set', path: [...path, name], value: firstValue(schemas, inner) });
    setName('');
  };
  return (
    <Stack gap="xs">
      {Object.entries(value).map(([key, held]) => (
        <Whole key={key} label={key} path={[...path, key]} schema={inner} value={held} />
      ))}
      <Group align="end" gap="xs">
        <TextInput
          description={known.length > 0 && `One of ${known.join(', ')}`}
          label={`New name in ${label.toLowerCase()}`}
          value={name}
          error={name in value ? 'This name is taken.' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Button variant="outline" disabled={name === '' || name in value} onClick={add}>
          Add
        </Button>
      </Group>
    </Stack>
  );
}
