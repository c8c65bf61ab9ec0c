import { distance } from 'fastest-levenshtein';

import type { FaultKind } from '../../schema/fault-kind.ts';

/** An error in a file of config/, and its place. */
export interface Fault {
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  /** Starts at 1. */
  readonly column: number;
  /** A JSON Pointer (RFC 6901). */
  readonly pointer: string;
  readonly message: string;
  readonly nearest?: string | undefined;
  /** What it is about, where others may follow from it, or it from them. */
  readonly kind?: FaultKind | undefined;
  /** Whether it causes all other faults of the file. */
  readonly isCause?: boolean;
  /** Other faults that it causes, printed with `--verbose`. */
  readonly consequences?: readonly Fault[];
  /** Whether it is only printed and does not stop a build; with `--release` it counts as a fault. */
  readonly isWarning?: boolean;
}

/**
 * One line: `file:line:col /pointer — message — did you mean "word"?`.
 *
 * @example
 *   faultLine({ file: 'a.json', line: 2, column: 3, pointer: '/b', message: 'is no word', nearest: 'c' }); // 'a.json:2:3 /b — is no word — did you mean "c"?'
 */
export function faultLine(fault: Fault): string {
  const place = `${fault.file}:${fault.line}:${fault.column} ${fault.pointer || '/'}`;
  const hint = fault.nearest === undefined ? '' : ` — did you mean "${fault.nearest}"?`;
  return `${place} — ${fault.message}${hint}`;
}

/** A fault with the faults that it causes; its message says how many. */
export function withConsequences(fault: Fault, others: readonly Fault[]): Fault {
  if (others.length === 0) return fault;
  const follow = `${others.length} more ${others.length === 1 ? 'fault follows' : 'faults follow'} from it`;
  return { ...fault, message: `${fault.message}; ${follow}`, consequences: [...(fault.consequences ?? []), ...others] };
}

/** The faults without duplicates, by file and place. In a file with a cause, the others become its consequences. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  const once = [...new Map(faults.map((fault) => [faultLine(fault), fault])).values()].toSorted(byPlace);
  const causes = once.filter(({ isCause }) => isCause);
  const files = new Set(causes.map(({ file }) => file));
  const caused = causes.map((cause) =>
    withConsequences(
      cause,
      once.filter(({ file, isCause }) => file === cause.file && isCause !== true),
    ),
  );
  return [...caused, ...once.filter(({ file }) => !files.has(file))].toSorted(byPlace);
}

function byPlace(a: Fault, b: Fault): number {
  return a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
}

/**
 * The word of `words` most similar to `word`; undefined if none is similar enough.
 *
 * @example
 *   nearest('minimun', ['maximum', 'minimum']); // 'minimum'
 */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 2)) + 1;
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [least, best] = [steps, candidate];
  }
  return best;
}

/**
 * The words that may stand in place of a wrong one that is like none of them, if they are few: `: one of a, b`.
 *
 * @example
 *   fewWords(['a', 'b']); // ': one of a, b'
 */
export function fewWords(words: Iterable<string>): string {
  const all = [...words].filter((word) => word !== '');
  return all.length > 0 && all.length <= 16 ? `: one of ${all.join(', ')}` : '';
}

/**
 * Up to three of `words` most similar to `word`: the nearest one, and those that are almost as near.
 *
 * @example
 *   nearestWords('minimun', ['limits', 'maximum', 'minimum']); // ['minimum']
 */
export function nearestWords(word: string, words: Iterable<string>): string[] {
  const all = [...words];
  const first = nearest(word, all);
  if (first === undefined) return [];
  const steps = (other: string): number => distance(word.toLowerCase(), other.toLowerCase());
  const others = all.filter((other) => other !== first && steps(other) <= steps(first) + 1);
  return [first, ...others.toSorted((a, b) => steps(a) - steps(b))].slice(0, 3);
}

/**
 * The RFC 6901 pointer of a path.
 *
 * @example
 *   pointerOf(['rows', 0, 'a/b']); // '/rows/0/a~1b'
 */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
