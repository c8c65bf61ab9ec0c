import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { moduleOf, pascalCase } from 'engine/compiler/read/kinds.ts';
import { readKinds } from './kinds.ts';
import { root } from '../testing/config-copy.ts';

const { icons, slots } = await readKinds(root);

test('every icon name leads to its file', () => {
  expect(icons.size).toBeGreaterThan(4000);
  const folder = join(root, 'node_modules/@tabler/icons-react/dist/esm/icons');
  expect([...icons].filter((name) => !existsSync(join(folder, `Icon${pascalCase(name)}.mjs`)))).toEqual([]);
});

test.for(['arrow-down', 'ruler-2', 'info-circle', 'cube-3d-sphere', 'letter-a-small'])('%s is an icon', (name) => {
  expect(icons).toContain(name);
});

test('every kind has the module that config imports for it', () => {
  const files = (['block', 'cell', 'field', 'action'] as const).flatMap((slot) =>
    [...slots[slot].keys()].map((name) => moduleOf(slot, name)),
  );
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
