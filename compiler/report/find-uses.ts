import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import type { Surroundings } from '../project.ts';
import type { Subject } from '../changes/subjects.ts';
import { type Use, screensOf, usesIn } from './uses.ts';

/** The places of config/ that use something, by the path of the screen that shows them. */
export interface FoundUses {
  /** The number of places in config/. */
  readonly count: number;
  /** The places by screen path; a place in a list or form is repeated for each screen that shows it. */
  readonly screens: ReadonlyMap<string, readonly Use[]>;
  /** Places that belong to every screen, to no screen, or to the app as a whole. */
  readonly elsewhere: readonly Use[];
}

/** All uses in a config folder, and the screens on which each file shows. */
export interface UseIndex {
  readonly uses: readonly Use[];
  readonly screens: ReadonlyMap<string, readonly string[]>;
}

/** Reads all uses in a config folder. */
export function readUses(config: ConfigFolder): UseIndex {
  const uses = usesIn(config);
  return { uses, screens: screensOf(config, uses) };
}

/** The uses of a subject; for an operation also the uses of views that request it, for a value of views that read it. */
export function findUses(
  { uses, screens }: UseIndex,
  { kind, name }: Pick<Subject, 'kind' | 'name'>,
  { kinds, root }: Pick<Surroundings, 'kinds' | 'root'>,
): FoundUses {
  const reading = kind === 'value' ? viewsReading(root, name) : new Set<string>();
  const found = uses.filter((use) => {
    // The glossary names texts but does not show them.
    if (use.file === 'glossary') return false;
    if (kind === 'operation' && use.kind === 'view')
      return kinds.views.get(use.name)?.requests?.some(({ operation }) => operation === name) === true;
    if (use.kind === 'view' && reading.has(use.name)) return true;
    // A use of an object uses each of its values, and a use of one of its values uses the object.
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

const viewsDir = 'src/queries/views';
/** The code of each view by its name, by the root of the project: it stays as it is while a command runs. */
const viewCode = new Map<string, ReadonlyMap<string, string>>();

function codeOfViews(root: string): ReadonlyMap<string, string> {
  const known = viewCode.get(root);
  if (known) return known;
  const code = new Map(
    readdirSync(join(root, viewsDir), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('/view.ts'))
      .map((file): [string, string] => [dirname(file), readFileSync(join(root, viewsDir, file), 'utf8')]),
  );
  viewCode.set(root, code);
  return code;
}

/** The views whose code reads a plain value: its group, and the property if the name is of one. */
function viewsReading(root: string, name: string): ReadonlySet<string> {
  const pattern = patternOf('value', name);
  const property = name
    .split('/')
    .slice(2)
    .findLast((part) => !/^\d+$/.test(part));
  const isRead = (code: string): boolean =>
    pattern !== undefined &&
    code.search(pattern) !== -1 &&
    (property === undefined || new RegExp(String.raw`\.${RegExp.escape(property)}\b`).test(code));
  return new Set([...codeOfViews(root)].flatMap(([view, code]) => (isRead(code) ? [view] : [])));
}

/** Whether the app's own code uses a value apart from views, whose uses are found in config/. */
export function isOfCodeAlone(root: string, subject: Pick<Subject, 'kind' | 'name'>): boolean {
  return usesInCode(root, subject).some(({ file }) => !file.startsWith(`${viewsDir}/`));
}

/** A place in the code under src/. */
interface CodePlace {
  readonly file: string;
  readonly line: number;
}

/** The places where code under `root`/src, without tests, uses a text, link, screen, operation or plain value. */
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
    // Matches `values.app.pageSize` and `{ pageSize } = values.app`; a catalogue is read as a whole.
    const word = RegExp.escape(field);
    return new RegExp(String.raw`\bvalues\.${file}\.${word}\b|\{[^{}]*\b${word}\b[^{}]*\} = values\.${file}\b`, 'g');
  }
  if (!['text', 'link', 'screen', 'operation'].includes(kind)) return undefined;
  return new RegExp(String.raw`(['"\`])${RegExp.escape(name)}\1`, 'g');
}
