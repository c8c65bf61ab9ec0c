import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build.ts';
import { readPatches } from './patches.ts';

/** The rows of docs/security.md that say what protects: the threat, and the planted bugs that show it. */
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .replace(/^.*?\n## What protects.*?\n\| ---.*?\n(?=\|)/s, '')
  .replace(/\n\n.*$/s, '')
  .split('\n')
  .map((row) => ({
    threat: row.split('|')[1]?.trim() ?? '',
    planted: [...(/; planted: (.*) \|$/.exec(row)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  }));
const patches = readPatches();

test('each row of docs/security.md names a planted bug', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ planted }) => planted.length === 0)).toEqual([]);
});

test('each planted bug is named by the row that it breaks, and no other name is', () => {
  const named = rows.flatMap(({ threat, planted }) => planted.map((name) => ({ name, threat })));
  const expected = patches.map(({ name, row }) => ({
    name,
    threat: rows.find(({ threat }) => threat.startsWith(row))?.threat,
  }));
  expect(named.toSorted((a, b) => String(a.name).localeCompare(String(b.name)))).toEqual(
    expected.toSorted((a, b) => a.name.localeCompare(b.name)),
  );
});
