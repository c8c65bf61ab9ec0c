import { distance } from 'fastest-levenshtein';

/** What is wrong in a file of config/, and where. */
export interface Fault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** RFC 6901. */
  readonly pointer: string;
  readonly message: string;
  readonly nearest?: string | undefined;
  /** Whether all else that is wrong in the file follows from it. */
  readonly isCause?: boolean;
  /** What else is wrong because of it, which is told where one asks for all. */
  readonly consequences?: readonly Fault[];
  /** Whether it is only told, and keeps nothing from being built, unless for a release. */
  readonly isWarning?: boolean;
}

/** One line: `file:line:col /pointer — message — did you mean "word"?`. */
export function faultLine(fault: Fault): string {
  const place = `${fault.file}:${fault.line}:${fault.column} ${fault.pointer || '/'}`;
  const hint = fault.nearest === undefined ? '' : ` — did you mean "${fault.nearest}"?`;
  return `${place} — ${fault.message}${hint}`;
}

/** A fault with others that follow from it, whose number it tells. */
export function withConsequences(fault: Fault, others: readonly Fault[]): Fault {
  if (others.length === 0) return fault;
  const follow = `${others.length} more ${others.length === 1 ? 'fault follows' : 'faults follow'} from it`;
  return { ...fault, message: `${fault.message}; ${follow}`, consequences: [...(fault.consequences ?? []), ...others] };
}

/** Every fault once, by file and place; of a file with a cause that alone, with what follows from it. */
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

/** The word of `words` that `word` was probably meant to be: the nearest one, when it is near enough. */
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

/** Up to three of `words` that `word` was probably meant to be: the nearest one, and those that are hardly further. */
export function nearestWords(word: string, words: Iterable<string>): string[] {
  const all = [...words];
  const first = nearest(word, all);
  if (first === undefined) return [];
  const steps = (other: string): number => distance(word.toLowerCase(), other.toLowerCase());
  const others = all.filter((other) => other !== first && steps(other) <= steps(first) + 1);
  return [first, ...others.toSorted((a, b) => steps(a) - steps(b))].slice(0, 3);
}

/** The RFC 6901 pointer of a path. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
