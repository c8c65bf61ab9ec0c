import { expect, test } from 'vitest';
import { themeCss } from './theme.ts';

test('no variable of the stylesheet uses one that was left out', async () => {
  const css = await themeCss();
  const defined = new Set([...css.matchAll(/^ {2}(--mantine-[\w-]+):/gm)].map(([, name]) => name));
  const read = [...css.matchAll(/var\((--mantine-[\w-]+)/g)].map(([, name]) => name);
  expect(defined.size).toBeGreaterThan(100);
  expect(read.filter((name) => !defined.has(name))).toEqual([]);
});
