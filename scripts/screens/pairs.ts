import { type Choice, isChosenLook } from './choice.ts';
import type { Picture } from './pictures.ts';

/** A screenshot of this build and the one with the same file name in an earlier gallery; one of them may be missing. */
export interface Pair {
  readonly file: string;
  readonly now?: Picture;
  readonly before?: Picture;
}

/** How the screenshots of a pair compare. */
export type Verdict = 'differs' | 'new' | 'gone' | 'same';

/** A pair with the number of its pixels that differ. */
export interface Compared extends Pair {
  readonly verdict: Verdict;
  /** The part of the pixels that differ, 0 to 1; 0 unless the verdict is `differs`. */
  readonly share: number;
}

/**
 * Pairs screenshots by file name. Of the earlier ones without a counterpart, only those are included which this run
 * would have taken: of the chosen looks and, unless everything was taken, of the names in `names`.
 */
export function pairsOf(
  now: readonly Picture[],
  before: readonly Picture[],
  choice: Pick<Choice, 'runtimes' | 'schemes' | 'widths' | 'languages'>,
  names?: ReadonlySet<string>,
): readonly Pair[] {
  const isChosen = (picture: Picture): boolean =>
    isChosenLook(choice, picture) && (names === undefined || names.has(picture.name));
  const earlier = new Map(before.map((picture) => [picture.file, picture]));
  const present = now.filter(isChosen).map((picture) => ({
    file: picture.file,
    now: picture,
    before: earlier.get(picture.file),
  }));
  const files = new Set(now.map(({ file }) => file));
  const gone = before
    .filter((picture) => isChosen(picture) && !files.has(picture.file))
    .map((picture) => ({ file: picture.file, before: picture }));
  return [...present, ...gone];
}

/** A pair with its verdict; `share` is the part of its pixels that differ. */
export function judge(pair: Pair, share: number): Compared {
  if (!pair.before) return { ...pair, verdict: 'new', share: 0 };
  if (!pair.now) return { ...pair, verdict: 'gone', share: 0 };
  return { ...pair, verdict: share > 0 ? 'differs' : 'same', share };
}

/** The verdicts, what changed first. */
export const order: readonly Verdict[] = ['differs', 'new', 'gone', 'same'];

/** Sorts what changed first, the largest difference before others. */
export function byChange(pairs: readonly Compared[]): readonly Compared[] {
  return pairs.toSorted(
    (one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict) || other.share - one.share,
  );
}
