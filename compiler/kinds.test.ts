import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { loadKinds, pascalCase } from './kinds.ts';
import { root } from './testing/config-copy.ts';

const { icons, slots } = await loadKinds(root);

test('every icon name leads to its file', () => {
  expect(icons.size).toBeGreaterThan(4000);
  const folder = join(root, 'node_modules/@tabler/icons-react/dist/esm/icons');
  expect([...icons].filter((name) => !existsSync(join(folder, `Icon${pascalCase(name)}.mjs`)))).toEqual([]);
});

test.for(['arrow-down', 'ruler-2', 'info-circle', 'cube-3d-sphere', 'letter-a-small'])('%s is an icon', (name) => {
  expect(icons).toContain(name);
});

test('every kind has the module that its use imports', () => {
  const files = Object.entries(slots).flatMap(([slot, kinds]) =>
    [...kinds.keys()].map((name) => {
      const file = slot === 'block' || slot === 'cell' ? `${pascalCase(name)}.tsx` : `${slot}.ts`;
      return `src/${slot}s/${name}/${file}`;
    }),
  );
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
