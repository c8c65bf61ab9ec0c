import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build.ts';

/** A planted bug: a patch of tests/planted, which breaks what a row of docs/security.md promises. */
export interface Patch {
  /** The name of its file, without `.patch`. */
  readonly name: string;
  readonly path: string;
  /** What is planted, in plain English: the first line of the file. */
  readonly text: string;
  /** The beginning of the row of docs/security.md that it breaks. */
  readonly row: string;
  /** The unit tests to run first, beside those of the same name as the files; others follow. */
  readonly units: readonly string[];
  /** The end-to-end tests to run; others do not find it, or a unit test does. */
  readonly specs: readonly string[];
  /** Whether the stories (`npm run interleave`) come across what it breaks. */
  readonly isInStories: boolean;
  /** The files that it changes. */
  readonly files: readonly string[];
}

const folder = 'tests/planted';

/** All planted bugs, by name. */
export function readPatches(): readonly Patch[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.patch'))
    .toSorted()
    .map((file) => patchIn(file.replace('.patch', ''), readFileSync(join(root, folder, file), 'utf8')));
}

/** Reads a patch: its first line, lines such as `Row: …`, and the difference. @throws for a line that is missing or unknown */
export function patchIn(name: string, content: string): Patch {
  const [head = '', ...differences] = content.split(/^(?=diff --git )/m);
  const [text = '', ...lines] = head.trim().split('\n');
  const header = new Map(lines.map((line) => [line.replace(/:.*/, ''), line.replace(/^\w+: */, '')]));
  const unknown = [...header.keys()].find((key) => !['Row', 'Units', 'E2e', 'Stories'].includes(key));
  const row = header.get('Row');
  const files = differences.flatMap((one) => /^\+\+\+ b\/(.+)$/m.exec(one)?.[1] ?? []);
  if (unknown !== undefined || row === undefined || text === '' || files.length === 0)
    throw new Error(`${folder}/${name}.patch: ${unknown === undefined ? 'a text, Row: and a difference' : unknown}?`);
  return {
    name,
    path: join(root, folder, `${name}.patch`),
    text,
    row,
    units: header.get('Units')?.split(' ') ?? [],
    specs: header.get('E2e')?.split(' ') ?? [],
    isInStories: header.get('Stories') !== 'no',
    files,
  };
}

/** Applies a patch in a folder, or takes it back; returns what git says against it, empty if nothing. */
export function applyPatch({ path }: Pick<Patch, 'path'>, to: string, ...options: readonly string[]): string {
  // In a folder below a repository git would look for the files in that one.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(to) };
  const { status, stderr, error } = spawnSync('git', ['apply', ...options, path], { cwd: to, env, encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? '' : stderr.trim() || 'it does not apply';
}

/** The patches that a change may concern: they, a file that they change or one beside it, or a test of theirs is among `changed`. */
export function concerned(patches: readonly Patch[], changed: readonly string[]): readonly Patch[] {
  const folders = new Set(changed.map((file) => dirname(file)));
  return patches.filter(
    ({ name, files, units, specs }) =>
      files.some((file) => folders.has(dirname(file))) ||
      [`${folder}/${name}.patch`, ...units, ...specs].some((file) => changed.includes(file)),
  );
}

/** The files that differ from a commit, also those that are not committed; undefined where git does not know the commit. */
export function changedSince(base: string): readonly string[] | undefined {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', base], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}
