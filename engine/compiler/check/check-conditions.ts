import { type Fault, pointerOf } from '../report/faults.ts';
import type { SourceFile } from '../read/source-file.ts';
import { recordOf } from '../../record.ts';

type Path = readonly PropertyKey[];

/** One test of a condition: that `about` is, or is not, `word`; without a word, that it is there. */
interface Asked {
  readonly about: string;
  readonly is: boolean;
  readonly word?: string;
  readonly path: Path;
}

/**
 * Faults of parts that never show because their condition contradicts itself or the condition of a part around them:
 * two runtimes, two words for the same reference, or a test and its negation.
 */
export function checkConditions(file: SourceFile): Fault[] {
  const faults: Fault[] = [];
  const visit = (given: unknown, path: Path, around: readonly Asked[]): void => {
    if (typeof given !== 'object' || given === null) return;
    if (Array.isArray(given)) {
      for (const [index, held] of given.entries()) visit(held, [...path, index], around);
      return;
    }
    const { when }: Record<string, unknown> = { ...given };
    const own = when === undefined ? [] : askedBy(when, [...path, 'when']);
    const clash = own.flatMap((one) =>
      [...around, ...own].filter((other) => excludes(one, other)).map((other) => ({ one, other })),
    )[0];
    if (clash) {
      const { one, other } = clash;
      const where = around.includes(other) ? ` (${pointerOf(other.path)})` : '';
      faults.push(
        file.fault(one.path, `never shows: ${wordsFor(one)} and ${wordsFor(other)}${where} contradict each other`),
      );
      return;
    }
    for (const [key, held] of Object.entries(given))
      if (key !== 'when') visit(held, [...path, key], [...around, ...own]);
  };
  visit(file.value, [], []);
  return faults;
}

/** Whether two conditions can be true at the same time; an undefined condition is always true. */
export function canBeTogether(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((condition) => (condition === undefined ? [] : askedBy(condition, [])));
  return !(first ?? []).some((asked) => (second ?? []).some((held) => excludes(asked, held)));
}

/** The tests that must all pass for a condition to be true; empty for alternatives (`any`). */
function askedBy(condition: unknown, path: Path): readonly Asked[] {
  const given: Record<string, unknown> = recordOf(condition);
  if (Array.isArray(given['all'])) return given['all'].flatMap((one, index) => askedBy(one, [...path, 'all', index]));
  if ('not' in given) {
    const inner = askedBy(given['not'], [...path, 'not']);
    const [only] = inner;
    return only && inner.length === 1 && !('all' in recordOf(given['not'])) ? [{ ...only, is: !only.is, path }] : [];
  }
  if (typeof given['runtime'] === 'string') return [{ about: 'runtime', is: true, word: given['runtime'], path }];
  if (typeof given['is'] === 'string') return [{ about: given['is'], is: true, path }];
  const { equals } = given;
  if (!Array.isArray(equals) || equals.length !== 2) return [];
  const [about, word] = String(equals[0]).startsWith('$') ? equals : equals.toReversed();
  return String(about).startsWith('$') && !String(word).startsWith('$')
    ? [{ about: String(about), is: true, word: String(word), path }]
    : [];
}

function excludes(one: Asked, other: Asked): boolean {
  if (one.about !== other.about) return false;
  if (one.word === other.word) return one.is !== other.is;
  return one.is && other.is && one.word !== undefined && other.word !== undefined;
}

function wordsFor({ about, is, word }: Asked): string {
  if (word === undefined) return `"${about}" is ${is ? '' : 'not '}present`;
  return `"${about}" is ${is ? '' : 'not '}"${word}"`;
}
