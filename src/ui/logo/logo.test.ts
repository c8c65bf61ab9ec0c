import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
