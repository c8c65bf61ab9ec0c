import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Fault } from 'engine/compiler/report/faults.ts';

/** The file with the SHA-256 of the openapi.yaml from which the code in `generated/` was made. */
const hashFile = 'openapi.sha256';

/** Writes the SHA-256 of the openapi.yaml in `root` into `folder`. */
export async function writeContractHash(folder: string, root: string): Promise<void> {
  await writeFile(join(folder, hashFile), `${hashOf(root)}\n`);
}

/** A fault if `generated/` of the project in `root` was made from another version of openapi.yaml; else empty. */
export function contractFaults(root: string): Fault[] {
  const message = 'generated/ was made from another version of this file: run npm run generate';
  return formerHash(root) === hashOf(root) ? [] : [{ file: 'openapi.yaml', line: 1, column: 1, pointer: '', message }];
}

function hashOf(root: string): string {
  return createHash('sha256')
    .update(readFileSync(join(root, 'openapi.yaml')))
    .digest('hex');
}

function formerHash(root: string): string | undefined {
  try {
    return readFileSync(join(root, 'generated/source', hashFile), 'utf8').trim();
  } catch {
    return undefined;
  }
}
