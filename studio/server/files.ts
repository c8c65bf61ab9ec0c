import { type Fault } from 'engine/compiler/report/faults.ts';
import { englishTexts, fileTitle } from '../../compiler/changes/diff-words.ts';
import { kindOfFile } from 'engine/compiler/read/file-kind.ts';
import type { Checker } from './checker.ts';
import type { Drafts } from './drafts.ts';
import { revisionOf } from './save.ts';

/** What is in the files of plain values: an operator looks for that, and does not know their names. */
const fileTitles: Readonly<Record<string, string>> = {
  app: 'app: notices, waiting times and other values',
  business: 'business: figures by month',
  glossary: 'glossary: words of each language',
  levels: 'levels of partners',
  limits: 'limits: minimums and maximums',
  links: 'links: addresses that the app opens',
  networks: 'networks, and what is closed there',
  tokens: 'tokens and markets',
};

/** A fault as the page shows it: the name of the file without folder and extension. */
export interface Problem extends Pick<Fault, 'line' | 'column' | 'pointer' | 'message' | 'nearest'> {
  readonly file: string;
  readonly isWarning: boolean;
  readonly consequences: readonly Problem[];
}

/** The problems of config/ with its changes, faults first. */
export function problemsOf({ project }: Checker): Problem[] {
  return [...project.faults, ...project.warnings].map(problemOf);
}

/** A fault as the page shows it. */
export function problemOf(fault: Fault): Problem {
  const { line, column, pointer, message, nearest, isWarning = false, consequences = [] } = fault;
  const file = fault.file.replace(/^config\/|\.json$/g, '');
  return { file, line, column, pointer, message, nearest, isWarning, consequences: consequences.map(problemOf) };
}

/** What the tree shows of each file, and what can be done. */
export function stateOf(drafts: Drafts, checker: Checker, preview: string) {
  const problems = problemsOf(checker);
  const { config } = checker.project;
  const texts = englishTexts(config);
  return {
    version: drafts.version,
    preview,
    canUndo: drafts.canUndo,
    undoable: drafts.undoable,
    canRedo: drafts.canRedo,
    changed: drafts.changed,
    foreign: drafts.foreign,
    stale: checker.stale,
    problems,
    languages: checker.good?.values?.languages.languages ?? [],
    files: drafts.names.map((name) => ({
      name,
      kind: kindOfFile(name) ?? 'unknown',
      title: fileTitles[name] ?? titleOf(name, () => fileTitle(config, name, texts)),
      changedAt: drafts.changedAt(name),
    })),
  };
}

/** What the page shows of the state. */
export type State = ReturnType<typeof stateOf>;

function titleOf(name: string, make: () => string): string {
  try {
    return make();
  } catch {
    return name;
  }
}

/** One file: its text, the value as it is written, and its revision. */
export function fileOf(drafts: Drafts, name: string) {
  const text = drafts.text(name);
  let value: unknown;
  try {
    value = text === undefined ? undefined : JSON.parse(text);
  } catch {
    value = undefined;
  }
  return { name, kind: kindOfFile(name) ?? 'unknown', text, value, revision: revisionOf(text) };
}
