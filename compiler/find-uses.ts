import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { ConfigFolder } from './config-folder.ts';
import type { Surroundings } from './project.ts';
import type { Subject } from './subjects.ts';
import { type Use, screensOf, usesIn } from './uses.ts';

/** Where something shows or counts: the places of config/ by the address of their screen, and those in the code. */
export interface FoundUses {
  /** How many places of config/ name it. */
  readonly count: number;
  /** The addresses of the screens it shows on; a place in a list or form is told under each screen that holds that. */
  readonly screens: ReadonlyMap<string, readonly Use[]>;
  /** What shows on every screen, on none, or counts for the app as a whole. */
  readonly elsewhere: readonly Use[];
}

/** The words of config/ as its other words use them, read once. */
export interface UseIndex {
  readonly uses: readonly Use[];
  readonly screens: ReadonlyMap<string, readonly string[]>;
}

/** Reads who names what in a folder of config. */
export function readUses(config: ConfigFolder): UseIndex {
  const uses = usesIn(config);
  return { uses, screens: screensOf(config, uses) };
}

/** The uses of something; of an operation also those of the views that ask for it. */
export function findUses(
  { uses, screens }: UseIndex,
  { kind, name }: Pick<Subject, 'kind' | 'name'>,
  { kinds }: Pick<Surroundings, 'kinds'>,
): FoundUses {
  const found = uses.filter((use) => {
    // The glossary names texts and shows none.
    if (use.file === 'glossary') return false;
    if (kind === 'operation' && use.kind === 'view')
      return kinds.views.get(use.name)?.requests.some(({ operation }) => operation === name) === true;
    // Who names a value names all that it holds, and whoever names a part of it needs the whole.
    if (kind === 'value' && use.kind === 'value')
      return `${name}/`.startsWith(`${use.name}/`) || use.name.startsWith(`${name}/`);
    return use.kind === kind && use.name === name;
  });
  const byScreen = new Map<string, Use[]>();
  const elsewhere: Use[] = [];
  for (const use of found) {
    const paths = screens.get(use.file) ?? [];
    if (paths.length === 0) elsewhere.push(use);
    for (const path of paths) byScreen.set(path, [...(byScreen.get(path) ?? []), use]);
  }
  return { count: found.length, screens: new Map([...byScreen].toSorted(([a], [b]) => (a < b ? -1 : 1))), elsewhere };
}

/** A word as a pattern that matches it alone. */
const escaped = (word: string): string => word.replaceAll(/[$.*+?()[\]{}|\\^/]/g, String.raw`\$&`);

/** A place of the code under src/. */
interface CodePlace {
  readonly file: string;
  readonly line: number;
}

/** Where the code under `root`/src, apart from tests, names a text, link or screen, or reads a plain value. */
export function usesInCode(root: string, { kind, name }: Pick<Subject, 'kind' | 'name'>): CodePlace[] {
  const pattern = patternOf(kind, name);
  if (pattern === undefined) return [];
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test\.tsx?|definition\.ts)$|\btesting\b/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .toSorted();
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(pattern)].map(({ index }) => ({ file, line: text.slice(0, index).split('\n').length }));
  });
}

function patternOf(kind: Subject['kind'], name: string): RegExp | undefined {
  if (kind === 'value') {
    const [file = '', ...path] = name.split('/');
    if (path.length === 0) return undefined;
    const [field = ''] = path;
    // `values.app.pageSize`, or `{ pageSize } = values.app`; a catalogue is read as a whole.
    const word = escaped(field);
    return new RegExp(String.raw`\bvalues\.${file}\.${word}\b|\{[^{}]*\b${word}\b[^{}]*\} = values\.${file}\b`, 'g');
  }
  if (!['text', 'link', 'screen', 'operation'].includes(kind)) return undefined;
  return new RegExp(String.raw`(['"\`])${escaped(name)}\1`, 'g');
}
