import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME } from '@mantine/core';
import { expect, test } from 'vitest';
import { root } from './build.ts';
import { themeCss } from './theme.ts';

test('no variable of the stylesheet uses one that was left out', async () => {
  const css = await themeCss();
  const defined = new Set([...css.matchAll(/^ {2}(--mantine-[\w-]+):/gm)].map(([, name]) => name));
  const read = [...css.matchAll(/var\((--mantine-[\w-]+)/g)].map(([, name]) => name);
  expect(defined.size).toBeGreaterThan(100);
  expect(read.filter((name) => !defined.has(name))).toEqual([]);
});

test('no style sheet and no component of the app uses a palette that was left out', async () => {
  const css = await themeCss();
  const palettes = Object.keys(DEFAULT_THEME.colors).filter((name) => !css.includes(`--mantine-color-${name}-0:`));
  expect(palettes).toContain('red');
  const names = palettes.join('|');
  const use = new RegExp(`--mantine-color-(?:${names})-|["'](?:${names})(?:\\.\\d)?["']`);
  const sources = globSync('src/**/*.{css,ts,tsx}', { cwd: root, exclude: (name) => /\.test\.tsx?$/.test(name) }).map(
    (file) => join(root, file),
  );
  const imported = sources
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(@mantine\/core\/styles\/[\w-]+\.layer\.css)'/g)])
    .map(([, file = '']) => join(root, 'node_modules', file));
  expect(imported.length).toBeGreaterThan(20);
  expect([...sources, ...new Set(imported)].filter((file) => use.test(readFileSync(file, 'utf8')))).toEqual([]);
});
