import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { valuesSchemas } from '../src/values/schema.ts';
import type { ConfigFolder } from './config-folder.ts';

/** The build's own record lies in a dot file, as no server sends one. */
const recordFile = '.compiled.json';

const record = z.strictObject({
  /** The SHA-256 of each file of config/, by its name without the ending. */
  files: z.record(z.string(), z.string()),
  /** The SHA-256 of openapi.yaml. */
  contract: z.string(),
  /** The JSON Schema by which the build's code reads each file of plain values: what fails it there counts as absent. */
  schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
});
/** What a build was compiled with. */
export type CompiledRecord = z.output<typeof record>;

/** What a build of the project in `root` with a folder of config would be compiled with now. */
export function compiledNow(root: string, config: ConfigFolder): CompiledRecord {
  const files = config.names.map((name): [string, string] => [name, hashOf(config.file(name).text ?? '')]);
  const schemas = Object.entries(valuesSchemas).map(([name, schema]): [string, Record<string, unknown>] => [
    name,
    Object(z.toJSONSchema(schema, { io: 'input' })),
  ]);
  return {
    files: Object.fromEntries(files),
    contract: hashOf(readFileSync(join(root, 'openapi.yaml'), 'utf8')),
    schemas: Object.fromEntries(schemas),
  };
}

/** Writes into the build in `dist` what it was compiled with. */
export async function writeCompiled(dist: string, compiled: CompiledRecord): Promise<void> {
  await writeFile(join(dist, recordFile), `${JSON.stringify(compiled)}\n`);
}

/** Reads what the build in `dist` was compiled with. @throws when it does not say so */
export async function readCompiled(dist: string): Promise<CompiledRecord> {
  try {
    return record.parse(JSON.parse(await readFile(join(dist, recordFile), 'utf8')));
  } catch {
    throw new Error(`${recordFile} does not say what this was compiled with: is it a build of this app? Build again`);
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
