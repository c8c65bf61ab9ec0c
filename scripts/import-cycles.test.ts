import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folders = 'bench,compiler,deploy,generated,packages,sandbox,scripts,server,src,tests';

/** The imports of each file, including types and dynamic imports, which the linter does not follow. */
const imports = new Map(
  globSync(`{${folders}}/**/*.{ts,tsx}`, { cwd: root }).map((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
    return [file, importedFiles.map(({ fileName }) => join(dirname(file), fileName))];
  }),
);

/** The shortest import cycle through a file; undefined if there is none. */
function circleOf(file: string): string | undefined {
  const importers = new Map<string, string>();
  const reached = [file];
  for (const importer of reached) {
    for (const imported of imports.get(importer) ?? []) {
      if (importers.has(imported)) continue;
      importers.set(imported, importer);
      reached.push(imported);
    }
  }
  if (!importers.has(file)) return undefined;
  const chain = [file];
  do chain.unshift(importers.get(chain[0] ?? '') ?? '');
  while (chain[0] !== file);
  return chain.join(' → ');
}

test('no file imports itself through other files', () => {
  expect(imports.size).toBeGreaterThan(900);
  expect([...imports.keys()].flatMap((file) => circleOf(file) ?? [])).toEqual([]);
});
