import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linesOf, shownBy, withTests } from './lines.ts';

const table = [
  '| id | line | | shown by |',
  '|---|---|---|---|',
  '| ZZ-01 | A bar. | works | old |',
  '| ZZ-02 | Five links. | as decided: four |  |',
].join('\n');

test('the lines of the table are read with their ids', () => {
  expect(linesOf(table)).toEqual([
    { id: 'ZZ-01', line: 'A bar.' },
    { id: 'ZZ-02', line: 'Five links.' },
  ]);
});

test('a line names the tests whose titles name it, and no deleted ones', () => {
  const root = mkdtempSync(join(tmpdir(), 'requirements-'));
  mkdirSync(join(root, 'tests/e2e'), { recursive: true });
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'tests/e2e/shell.spec.ts'), "test('ZZ-02 five links', () => {});");
  writeFileSync(join(root, 'src/crumbs.test.ts'), "test('ZZ-02 ZZ-99 crumbs', () => {});");
  const tests = shownBy(root, ['ZZ-01', 'ZZ-02']);
  expect([...tests]).toEqual([['ZZ-02', ['shell', 'src/crumbs.test.ts']]]);
  expect(withTests(table, tests)).toContain('| ZZ-01 | A bar. | works |  |');
  expect(withTests(table, tests)).toContain('| ZZ-02 | Five links. | as decided: four | shell, src/crumbs.test.ts |');
});

test('every line of the specification has a test, and the table names exactly the existing tests', () => {
  const text = readFileSync('docs/requirements.md', 'utf8');
  const lines = linesOf(text);
  const tests = shownBy(
    process.cwd(),
    lines.map(({ id }) => id),
  );
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.filter(({ id }) => !tests.has(id))).toEqual([]);
  expect(withTests(text, tests)).toBe(text);
});
