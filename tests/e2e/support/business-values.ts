import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/build.ts';
import type { Business } from '../../../src/values/business-schema.ts';

/** The content of config/business.json. */
export const business: Business = JSON.parse(readFileSync(join(root, 'config/business.json'), 'utf8'));
