import { globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appSources, contentHash, root } from './build.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(directory, 'src/deep'), { recursive: true });
  write('src/a.ts', 'a');
  write('src/deep/b.ts', 'b');
  write('page.html', 'page');
});

afterEach(() => rmSync(directory, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(directory, path), text);
const hash = () => contentHash(directory, ['src', 'page.html', 'absent.ts']);

describe('the hash of the sources', () => {
  test.each<[string, () => void]>([
    ['a content', () => write('src/deep/b.ts', 'c')],
    ['a name', () => renameSync(join(directory, 'src/a.ts'), join(directory, 'src/c.ts'))],
    ['a new file', () => write('src/deep/new.ts', '')],
    ['a deleted file', () => rmSync(join(directory, 'page.html'))],
    ['a file that appears', () => write('absent.ts', '')],
    ['the border between two files', () => (write('src/a.ts', ''), write('src/deep/b.ts', 'ab'))],
  ])('changes with %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  test.each<[string, () => void]>([
    ['time stamps', () => write('src/a.ts', 'a')],
    ['tests', () => write('src/a.test.tsx', 'test')],
    ['dot files', () => write('src/.swap', 'x')],
    ['what lies beside', () => write('other.ts', 'x')],
  ])('does not change with %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).toBe(before);
  });
});

test('every module of the engine that the app or its compiler imports is a source of the build', () => {
  const files = globSync('{compiler,src}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
  const imported = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/from '(engine\/[^']+)'/g)].map(([, name = '']) => name),
    ),
  );
  expect(imported.size).toBeGreaterThan(20);
  const isSource = (name: string) => appSources.some((source) => name === source || name.startsWith(`${source}/`));
  expect([...imported].filter((name) => !isSource(name))).toEqual([]);
});
