import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../src');
const places = ['blocks', 'cells', 'fields', 'actions', 'queries/views'];

test.for(places)('every folder in src/%s has a test beside its code', (place) => {
  const folders = readdirSync(join(src, place), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(0);
  const without = folders.filter(
    ({ name }) => !readdirSync(join(src, place, name)).some((file) => /\.test\.tsx?$/.test(file)),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
