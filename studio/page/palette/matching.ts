/** The words of a text, whatever parts them: spaces, hyphens, points, or the capitals of a name such as `twoFactor`. */
function wordsIn(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return (
    plain
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A word without the end that its other forms do not have: `asks` and `asked` both begin with `ask`. */
function stemOf(word: string): string {
  return word.replace(/(?<=\p{L}{3})(?:ed|s)$|(?<=\p{L}{4})ing$/u, '');
}

/** Something that words find. */
export interface Findable {
  readonly label: string;
  readonly description: string;
  /** Other names that it has, each as good as its label. */
  readonly called?: readonly string[];
  /** More words that it is found by. */
  readonly keywords: string;
}

/** What is compared with a query: the name alone, with what it is in, and with all else that is known of it. */
interface Searched {
  readonly written: readonly string[];
  readonly names: readonly string[];
  readonly circles: readonly (readonly string[])[];
}

const known = new WeakMap<Findable, Searched>();

function searchedOf(found: Findable): Searched {
  const before = known.get(found);
  if (before) return before;
  const { label, called = [], description, keywords } = found;
  const name = label.split(' › ').at(-1) ?? '';
  const inner = wordsIn(name);
  const whole = wordsIn(label);
  const about = [...whole, ...wordsIn(description)];
  const searched = {
    written: [label.toLowerCase(), description.toLowerCase()],
    names: [inner, whole, wordsIn(description), ...called.map(wordsIn)].map((words) => words.join(' ')),
    circles: [inner, whole, about, [...about, ...wordsIn(keywords)]],
  };
  known.set(found, searched);
  return searched;
}

/** What is found, under its heading. */
export interface FoundGroup<One extends Findable> {
  readonly group: string;
  readonly found: readonly One[];
}

/**
 * What has all words of a query: first what is called that, then what has words that begin so, the nearer to its name the
 * better, then what has it within a word. The group of the best is first. A key or path as it is written finds that alone.
 */
export function matching<One extends Findable>(
  groups: readonly FoundGroup<One>[],
  query: string,
): readonly FoundGroup<One>[] {
  const phrase = query.trim().toLowerCase();
  const words = wordsIn(query);
  const hasWritten = (found: Findable): boolean => searchedOf(found).written.some((one) => one.includes(phrase));
  const isWritten = /^\S+[./]\S+$/.test(phrase) && groups.some(({ found }) => found.some(hasWritten));
  const rankOf = (found: Findable): number => {
    const { written, names, circles } = searchedOf(found);
    if (isWritten && !hasWritten(found)) return Infinity;
    if (written.includes(phrase) || names.includes(words.join(' '))) return 0;
    const nearest = circles.findIndex((circle) =>
      words.every((word) => circle.some((one) => one.startsWith(stemOf(word)))),
    );
    if (nearest !== -1) return nearest + 1;
    const text = circles.at(-1)?.join(' ') ?? '';
    return words.every((word) => text.includes(word)) ? circles.length + 1 : Infinity;
  };
  // Of those that fit alike, the one with the fewest other words is meant.
  const lengthOf = (found: Findable): number => searchedOf(found).circles[1]?.length ?? 0;
  return groups
    .map(({ group, found }) => {
      const ranked = found
        .map((one) => ({ rank: rankOf(one), one }))
        .filter(({ rank }) => rank < Infinity)
        .toSorted((a, b) => a.rank - b.rank || lengthOf(a.one) - lengthOf(b.one));
      return { group, best: ranked[0]?.rank ?? Infinity, found: ranked.map(({ one }) => one) };
    })
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => a.best - b.best)
    .map(({ group, found }) => ({ group, found }));
}
