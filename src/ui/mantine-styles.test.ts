import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const mantine = join(root, '../node_modules/@mantine/core');
const components = join(mantine, 'esm/components');

/** Parts that the app does not show: tables scroll natively, and radios are not cards. */
const unused: ReadonlySet<string> = new Set(['ScrollArea', 'RadioCard']);

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

/** The components of the library that a component renders. */
function partsOf(component: string): string[] {
  const folder = join(components, component);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/from "(?:\.\.\/)+([A-Z]\w+)\/\1\.mjs"/g)])
    .map(([, part = '']) => part)
    .filter((part) => !unused.has(part));
}

test('the stylesheet of each of Mantine’s components that the app renders is imported', () => {
  const imported = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name),
    ),
  );
  const used = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/^import \{([^}]*)\} from '@mantine\/core'/gm)].flatMap(
        ([, names = '']) => names.match(/(?<!type )\b[A-Z]\w+/g) ?? [],
      ),
    ),
  );
  for (const component of used) for (const part of partsOf(component)) used.add(part);
  const missing = [...used].filter(
    (name) => existsSync(join(mantine, `styles/${name}.layer.css`)) && !imported.has(name),
  );
  expect(missing.toSorted()).toEqual([]);
});
