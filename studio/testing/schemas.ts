import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Schemas } from '../page/form/schema.ts';

const folder = join(import.meta.dirname, '../../generated/schemas');

/** The schemas of config/ by file name, as Studio's page gets them. */
export const schemas: Schemas = Object.fromEntries(
  readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
);
