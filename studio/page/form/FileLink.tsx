import { Button } from '@mantine/core';

import type { Choices } from '../answers.ts';
import { useEditor } from './editor-context.ts';

/** The folder of the files that a property names. */
const folders: Readonly<Record<string, string>> = { include: 'parts', list: 'lists', form: 'forms' };

/** The file that a property names, such as the part of an `include`; undefined if it names none that there is. */
function fileNamed(key: string, value: unknown, { parameters }: Choices): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.startsWith('/')) {
    const [path = ''] = value.split(/[?#]/);
    return `route ${path}` in parameters ? `screens${path === '/' ? '/index' : path}` : undefined;
  }
  const folder = folders[key];
  return folder !== undefined && `${key === 'include' ? 'part' : key} ${value}` in parameters
    ? `${folder}/${value}`
    : undefined;
}

/** A way to the file that a property names; nothing where it names none. */
export function FileLink({ name, value }: { name: string; value: unknown }) {
  const { choices, openFile } = useEditor();
  const file = fileNamed(name, value, choices);
  if (file === undefined) return null;
  return (
    <Button size="compact-xs" variant="quiet" mt={4} onClick={() => openFile(file)}>
      Open {file}
    </Button>
  );
}
