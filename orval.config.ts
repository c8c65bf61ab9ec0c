import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Options } from 'orval';

/** Answers of GETs that are of no use in part: an address without its memo would lose what is sent there. */
const wholeOrNothing: ReadonlySet<string> = new Set(['DepositAddress']);

/** Takes the descriptions out of schemas and parameters: as zod checks they would end up in the browser's bundle. */
function dropDescriptions(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('description' in node && typeof node.description === 'string') Reflect.deleteProperty(node, 'description');
  for (const child of Object.values(node)) dropDescriptions(child);
}

/**
 * Lets callers of an operation pass fetch options and nothing else: orval takes the type from `request`, whose options
 * name the schema of the answer too, and that is the operation's to say. A GET calls `read`, which answers what could be read.
 */
async function fitToClient(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.zod.ts'))) {
    const path = join(folder, file);
    const code = await readFile(path, 'utf8');
    const fitted = code
      .replace(/^type SecondParameter<.*\n/m, '')
      .replaceAll(/(?:Parameters<typeof request>\[1\]|SecondParameter<typeof request>)/g, 'RequestInit')
      .replaceAll(
        /Promise<(\w+)>( => \{\s+return )request(<\1>\([^;]*?method: 'GET')/g,
        (whole, answer: string, opening: string, call: string) =>
          wholeOrNothing.has(answer) ? whole : `Promise<Read<${answer}>>${opening}read${call}`,
      );
    const callers = ['read', 'request'].filter((name) => fitted.includes(`return ${name}<`));
    const types = fitted.includes('Read<') ? 'ErrorType, Read' : 'ErrorType';
    const imported = fitted
      .replace('import { request } from', `import { ${callers.join(', ')} } from`)
      .replace('import type { ErrorType } from', `import type { ${types} } from`);
    await writeFile(path, imported);
  }
}

/**
 * How the browser's only client is written into `folder`: one folder an area, one file a zod schema, every call
 * through `src/api/client.ts`. GETs become queries, POSTs mutations.
 */
export function apiOptions(folder: string): Options {
  return {
    input: {
      target: './openapi.yaml',
      override: {
        transformer(document) {
          const slim = structuredClone(document);
          dropDescriptions(slim.components);
          return slim;
        },
      },
    },
    hooks: { afterAllFilesWrite: () => fitToClient(folder) },
    output: {
      target: `${folder}/api.ts`,
      schemas: { path: `${folder}/schemas`, type: 'zod' },
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      headers: true,
      indexFiles: false,
      urlEncodeParameters: true,
      override: {
        header: () => ['Written by orval from openapi.yaml; do not edit.'],
        mutator: { path: './src/api/client.ts', name: 'request' },
        fetch: { includeHttpResponseReturnType: false, runtimeValidation: true },
        includeZodSchemaInArguments: true,
        query: { version: 5, signal: true, useOperationIdAsQueryKey: true },
        zod: { version: 4, variant: 'mini', generateReusableSchemas: true },
      },
    },
  };
}

export default defineConfig({ karat: apiOptions('./generated/api') });
