import { type Fault, pointerOf } from '../report/faults.ts';
import type { SourceFile } from '../read/source-file.ts';
import { recordOf } from '../../record.ts';

type Path = readonly PropertyKey[];

/** One test of a condition: that `about` is, or is not, `word`; without a word, that it is there or, a date, to come. */
interface Test {
  readonly about: string;
  readonly is: boolean;
  readonly isDate?: boolean;
  readonly word?: string;
  readonly path: Path;
}

/**
 * Faults of parts that never show because their condition contradicts itself or the condition of a part around them:
 * two runtimes, two words for the same reference, or a test and its negation.
 */
export function checkConditions(file: SourceFile): Fault[] {
  const faults: Fault[] = [];
  const visit = (node: unknown, path: Path, around: readonly Test[]): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const [index, child] of node.entries()) visit(child, [...path, index], around);
      return;
    }
    const { when }: Record<string, unknown> = { ...node };
    const tests = when === undefined ? [] : testsOf(when, [...path, 'when']);
    const clash = tests.flatMap((one) =>
      [...around, ...tests].filter((other) => excludes(one, other)).map((other) => ({ one, other })),
    )[0];
    if (clash) {
      const { one, other } = clash;
      const where = around.includes(other) ? ` (${pointerOf(other.path)})` : '';
      faults.push(
        file.fault(one.path, `never shows: ${wordsFor(one)} and ${wordsFor(other)}${where} contradict each other`),
      );
      return;
    }
    for (const [key, child] of Object.entries(node))
      if (key !== 'when') visit(child, [...path, key], [...around, ...tests]);
  };
  visit(file.value, [], []);
  return faults;
}

/** Whether two conditions can be true at the same time; an undefined condition is always true. */
export function canBeTogether(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((condition) => (condition === undefined ? [] : testsOf(condition, [])));
  return !(first ?? []).some((left) => (second ?? []).some((right) => excludes(left, right)));
}

/** The tests that must all pass for a condition to be true; empty for alternatives (`any`). */
function testsOf(condition: unknown, path: Path): readonly Test[] {
  const node: Record<string, unknown> = recordOf(condition);
  if (Array.isArray(node['all'])) return node['all'].flatMap((one, index) => testsOf(one, [...path, 'all', index]));
  if ('not' in node) {
    const inner = testsOf(node['not'], [...path, 'not']);
    const [only] = inner;
    return only && inner.length === 1 && !('all' in recordOf(node['not'])) ? [{ ...only, is: !only.is, path }] : [];
  }
  if (typeof node['runtime'] === 'string') return [{ about: 'runtime', is: true, word: node['runtime'], path }];
  if (typeof node['is'] === 'string') return [{ about: node['is'], is: true, path }];
  if (typeof node['before'] === 'string') return [{ about: node['before'], is: true, isDate: true, path }];
  const { equals } = node;
  if (!Array.isArray(equals) || equals.length !== 2) return [];
  const [about, word] = String(equals[0]).startsWith('$') ? equals : equals.toReversed();
  return String(about).startsWith('$') && !String(word).startsWith('$')
    ? [{ about: String(about), is: true, word: String(word), path }]
    : [];
}

function excludes(one: Test, other: Test): boolean {
  if (one.about !== other.about || one.isDate !== other.isDate) return false;
  if (one.word === other.word) return one.is !== other.is;
  return one.is && other.is && one.word !== undefined && other.word !== undefined;
}

function wordsFor({ about, is, isDate, word }: Test): string {
  if (word === undefined) return `"${about}" is ${is ? '' : 'not '}${isDate === true ? 'still to come' : 'present'}`;
  return `"${about}" is ${is ? '' : 'not '}"${word}"`;
}
