import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { temporaryFolder } from './sandbox-client.ts';

const config = join(import.meta.dirname, '../../config');

/** Writes the plain values of config/ into a folder, with other limits. */
export function writeConfig(folder: ReturnType<typeof temporaryFolder>, limits: object): void {
  for (const name of ['limits', 'levels', 'tokens', 'networks']) {
    const values: object = JSON.parse(readFileSync(join(config, `${name}.json`), 'utf8'));
    folder.write(`${name}.json`, JSON.stringify(name === 'limits' ? { ...values, ...limits } : values));
  }
}
