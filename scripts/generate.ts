import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'orval';
import { writeContractHash } from '../compiler/read/contract-hash.ts';
import { writeJsonSchemas } from '../compiler/schemas/json-schemas.ts';
import { writeKindTypes } from '../compiler/schemas/kind-types.ts';
import { writeWords } from '../compiler/schemas/words.ts';
import { contractOptions } from '../openapi-ts.config.ts';
import { apiOptions } from '../orval.config.ts';
import { readCommandLine } from './command-line.ts';
import { writeOperations } from './operations.ts';
import { writeTheme } from './theme.ts';

/** A generator, which fills an empty folder with the content of `generated/<name>`. */
interface Step {
  name: string;
  what: string;
  run: (folder: string) => Promise<unknown>;
}

/** A file of `generated/` that differs from the output of the generators. */
interface Difference {
  file: string;
  kind: 'new' | 'changed' | 'stale';
}

const root = join(import.meta.dirname, '..');

/** All generators, in the order in which they run. */
const steps: Step[] = [
  {
    name: 'api',
    what: 'orval: the client of the app',
    run: (folder) => generate(apiOptions(folder), root, { throwOnError: true, logLevel: 'warn' }),
  },
  {
    name: 'contract',
    what: 'hey-api: types and validators of the contract',
    run: (folder) => createClient(contractOptions(folder)),
  },
  { name: 'operations', what: 'what openapi.yaml says of operations beside their types', run: writeOperations },
  { name: 'source', what: 'the version of openapi.yaml', run: (folder) => writeContractHash(folder, root) },
  { name: 'theme', what: "the theme's variables as a stylesheet", run: writeTheme },
  { name: 'words', what: 'the words of config/ as types', run: (folder) => writeWords(folder, join(root, 'config')) },
  { name: 'kinds', what: 'each kind beside its component, as types', run: (folder) => writeKindTypes(folder, root) },
  { name: 'schemas', what: 'JSON Schemas of config/ for editors', run: (folder) => writeJsonSchemas(folder, root) },
];

/** The files in a folder as sorted relative paths; empty if there is no such folder. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** The differences between the folders `fresh` and `current`. */
async function compare(fresh: string, current: string): Promise<Difference[]> {
  const [written, present] = await Promise.all([filesOf(fresh), filesOf(current)]);
  const differences: Difference[] = present
    .filter((file) => !written.includes(file))
    .map((file) => ({ file, kind: 'stale' }));
  for (const file of written) {
    if (!present.includes(file)) differences.push({ file, kind: 'new' });
    else if (!(await readFile(join(fresh, file))).equals(await readFile(join(current, file))))
      differences.push({ file, kind: 'changed' });
  }
  return differences;
}

/** Makes `current` equal to `fresh`, writing only files that differ. */
async function apply(differences: Difference[], fresh: string, current: string): Promise<void> {
  for (const { file, kind } of differences) {
    const target = join(current, file);
    if (kind === 'stale') await rm(target);
    else {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(join(fresh, file), target);
    }
  }
}

/**
 * Runs every generator in a temporary folder at the same depth as `generated/`, so that relative imports are the same,
 * then writes the files that differ; with `isCheck` it writes nothing. Returns the number of files that differed.
 */
async function main(isCheck: boolean): Promise<number> {
  const scratch = await mkdtemp(join(root, '.generated-'));
  let count = 0;
  try {
    for (const { name, what, run } of steps) {
      const fresh = join(scratch, name);
      const current = join(root, 'generated', name);
      await mkdir(fresh);
      await run(fresh);
      const differences = await compare(fresh, current);
      for (const { file, kind } of differences) console.log(`  ${kind.padEnd(8)}generated/${name}/${file}`);
      if (!isCheck) await apply(differences, fresh, current);
      console.log(
        `${what}: ${(await filesOf(fresh)).length} files, ${differences.length} ${isCheck ? 'differ' : 'written'}`,
      );
      count += differences.length;
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return count;
}

const { values } = readCommandLine('npm run generate [-- --check]', () =>
  parseArgs({ options: { check: { type: 'boolean', default: false } } }),
);
process.chdir(root);
const differing = await main(values.check);
if (values.check && differing > 0) {
  console.error('generated/ is out of date: run `npm run generate`.');
  process.exitCode = 1;
}
