import { join } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { expect, it } from 'vitest';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { editedFile } from './edit-file.ts';
import type { Edit } from './edit-text.ts';

/** An edit, and the one that takes it back. */
type Pair = readonly [there: Edit, back: Edit];

/** How many edits of each kind a file gets, spread over all of it. */
const most = 4;

/** A value and all values within it, with their paths. */
function* valuesIn(value: unknown, path: JSONPath = []): Generator<{ path: JSONPath; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, child] of entries) yield* valuesIn(child, [...path, key]);
}

/** What the form does to each value, by kind. */
const kinds: Readonly<Record<string, (path: JSONPath, value: unknown) => Pair[]>> = {
  'a plain value': (path, value) =>
    typeof value === 'object'
      ? []
      : ['changed', `${String(value)} with many more words than there were before, so that its line is too long`].map(
          (other): Pair => [
            { op: 'set', path, value: other },
            { op: 'set', path, value },
          ],
        ),
  'an added entry': (path, value) =>
    !Array.isArray(value) || value.length === 0
      ? []
      : [
          [
            { op: 'insert', path, index: value.length, value: value.at(-1) },
            { op: 'remove', path: [...path, value.length] },
          ],
        ],
  'a removed entry': (path, value) =>
    !Array.isArray(value) || value.length === 0
      ? []
      : [
          [
            { op: 'remove', path: [...path, 0] },
            { op: 'insert', path, index: 0, value: value[0] },
          ],
        ],
  'an added key': (path, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const at = [...path, 'added'];
    return [
      [
        { op: 'set', path: at, value: { one: [1, { two: 'more' }] } },
        { op: 'remove', path: at },
      ],
    ];
  },
  'a moved entry': (path, value) => {
    const last = (Array.isArray(value) ? value.length : 0) - 1;
    return last < 1
      ? []
      : [
          [
            { op: 'move', path, from: 0, to: last },
            { op: 'move', path, from: last, to: 0 },
          ],
        ];
  },
};

it.each(Object.keys(kinds))('%s and back leaves every byte of every file', { timeout: 120_000 }, async (kind) => {
  const config = new ConfigFolder(join(import.meta.dirname, '../../config'));
  const differing: string[] = [];
  for (const name of config.names) {
    const { text: base = '' } = config.file(name);
    const all = [...valuesIn(JSON.parse(base))].flatMap(({ path, value }) => kinds[kind]?.(path, value) ?? []);
    // Another change stays meanwhile, so that the file is not simply that on disk again.
    const text = await editedFile(name, base, [{ op: 'set', path: ['stays'], value: 'here' }], base);
    for (const [there, back] of all.filter((_, index) => index % Math.ceil(all.length / most) === 0)) {
      const changed = await editedFile(name, text, [there], base);
      if (changed === text || (await editedFile(name, changed, [back], base)) !== text)
        differing.push(`${name} ${JSON.stringify(there)}`);
    }
    if ((await editedFile(name, text, [{ op: 'remove', path: ['stays'] }], base)) !== base) differing.push(name);
  }
  expect(differing).toEqual([]);
});
