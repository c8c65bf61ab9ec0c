import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { root } from './build.ts';

/** Licences that allow to ship the code in a closed product, with no more than a notice. */
const allowed = new Set([
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'Unlicense',
  '(MIT OR CC0-1.0)',
]);

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ license: z.optional(z.string()), dev: z.optional(z.boolean()) })),
});

test('every package that ships has a licence that allows it', () => {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  expect(shipped.length).toBeGreaterThan(50);
  expect(shipped.filter(([, { license }]) => !allowed.has(String(license)))).toEqual([]);
});
