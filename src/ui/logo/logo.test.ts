import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { slowAfter } from '../../values/after.ts';

const svg = readFileSync(new URL('./logo.svg', import.meta.url), 'utf8');
const source = readFileSync(new URL('./Logo.tsx', import.meta.url), 'utf8');

test('logo.svg and the component draw the same paths', () => {
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(paths).toHaveLength(15);
  expect(paths).toEqual([...source.matchAll(/', '(M[^']+)'\]/g)].map(([, path]) => path));
});

test('logo.svg uses only presentation attributes, as the content security policy requires', () => {
  expect(svg).not.toMatch(/style|<script|href/);
});

test('the message of the page itself comes when that of the boot script would', () => {
  const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  const styles = readFileSync(new URL('./loading.css', import.meta.url), 'utf8');
  const script = readFileSync(new URL('../../../public/reload.js', import.meta.url), 'utf8');
  const seconds = slowAfter[0] / 1000;
  expect(page).toContain(`begin="${seconds}s"`);
  expect(script).toContain(`${slowAfter[0]} - performance.now()`);
  expect(styles).toContain(`logo-late 0s ${seconds}s`);
});
