import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build.ts';
import { applyPatch, concerned, patchIn, readPatches } from './patches.ts';

const patches = readPatches();
const hasGit = spawnSync('git', ['--version']).error === undefined;

test.skipIf(!hasGit)('every planted bug can be planted (git apply; skipped where git is not there)', () => {
  const refused = patches.map((patch) => [patch.name, applyPatch(patch, root, '--check')]);
  expect(refused.filter(([, message]) => message !== '')).toEqual([]);
});

test('a planted bug that does not fit is refused', () => {
  expect(applyPatch({ path: join(root, 'package.json') }, root, '--check')).not.toBe('');
});

test('the tests that planted bugs name are there', () => {
  const specs = patches.flatMap((patch) => [...patch.units, ...patch.specs]);
  expect(specs.length).toBeGreaterThan(0);
  expect(specs.filter((spec) => !existsSync(join(root, spec)))).toEqual([]);
});

const difference = 'diff --git a/src/a/b.ts b/src/a/b.ts\n--- a/src/a/b.ts\n+++ b/src/a/b.ts\n@@ -1 +1 @@\n-x\n+y\n';

test('a patch says what is planted, which row it breaks, and what finds it', () => {
  expect(
    patchIn(
      'x',
      `A bug.\nRow: Money\nUnits: src/c.test.ts src/d.test.ts\nE2e: tests/e2e/a.spec.ts\nStories: no\n\n${difference}`,
    ),
  ).toMatchObject({
    name: 'x',
    text: 'A bug.',
    row: 'Money',
    units: ['src/c.test.ts', 'src/d.test.ts'],
    specs: ['tests/e2e/a.spec.ts'],
    isInStories: false,
    files: ['src/a/b.ts'],
  });
  expect(patchIn('x', `A bug.\nRow: Money\n\n${difference}`)).toMatchObject({
    units: [],
    specs: [],
    isInStories: true,
  });
});

test.each([
  ['no row', `A bug.\n\n${difference}`],
  ['no difference', 'A bug.\nRow: Money\n'],
  ['an unknown line', `A bug.\nRow: Money\nRows: all\n\n${difference}`],
  ['no text', difference],
])('a patch with %s is refused', (_, content) => {
  expect(() => patchIn('x', content)).toThrow('x.patch');
});

test('a change concerns the bugs in its folders, and those whose own file or end-to-end test it changes', () => {
  const one = patchIn('one', `A bug.\nRow: Money\nE2e: tests/e2e/a.spec.ts\n\n${difference}`);
  const chosen = (file: string): boolean => concerned([one], ['README.md', file]).length > 0;
  expect(['src/a/b.ts', 'src/a/c.test.ts', 'tests/planted/one.patch', 'tests/e2e/a.spec.ts'].map(chosen)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['src/b.ts', 'src/a/b/c.ts', 'tests/planted/other.patch', 'tests/e2e/b.spec.ts'].map(chosen)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
