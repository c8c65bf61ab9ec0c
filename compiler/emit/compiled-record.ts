import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { pageSchemas } from '../../src/values/schema.ts';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { recordOf } from 'engine/record.ts';

/** The file of the record. Its name starts with a dot because the server does not serve such files. */
const recordFile = '.compiled.json';

const record = z.strictObject({
  /** The SHA-256 of each file of config/, by its name without the extension. */
  files: z.record(z.string(), z.string()),
  /** The SHA-256 of openapi.yaml. */
  contract: z.string(),
  /** The JSON Schema of each part of the plain values of a page when the build was made; its code expects no others. */
  schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
});
/** The record of what a build was compiled with. */
export type CompiledRecord = z.output<typeof record>;

/** The record that a build of the project in `root` with this config would have now. */
export function compiledNow(root: string, config: ConfigFolder): CompiledRecord {
  const files = config.names.map((name): [string, string] => [name, hashOf(config.file(name).text ?? '')]);
  const schemas = Object.entries(pageSchemas).map(([name, schema]): [string, Record<string, unknown>] => [
    name,
    recordOf(z.toJSONSchema(schema, { io: 'input' })),
  ]);
  return {
    files: Object.fromEntries(files),
    contract: hashOf(readFileSync(join(root, 'openapi.yaml'), 'utf8')),
    schemas: Object.fromEntries(schemas),
  };
}

/** What of the values of a page a build cannot read: it was compiled with other schemas. */
export function unreadIssues(
  { schemas }: CompiledRecord,
  values: Readonly<Record<string, unknown>>,
): { part: string; issues: readonly z.core.$ZodIssue[] }[] {
  return Object.entries(schemas).flatMap(([part, schema]) => {
    const { error } = z.fromJSONSchema(schema).safeParse(values[part]);
    return error ? [{ part, issues: error.issues }] : [];
  });
}

/** Writes the record of what it was compiled with into the build in `dist`. */
export async function writeCompiled(dist: string, compiled: CompiledRecord): Promise<void> {
  await writeFile(join(dist, recordFile), `${JSON.stringify(compiled)}\n`);
}

/** Reads the record of what the build in `dist` was compiled with. @throws when there is no valid record */
export async function readCompiled(dist: string): Promise<CompiledRecord> {
  try {
    return record.parse(JSON.parse(await readFile(join(dist, recordFile), 'utf8')));
  } catch {
    throw new Error(
      `${recordFile} has no valid record of what this was compiled with: is it a build of this app? Build again`,
    );
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
