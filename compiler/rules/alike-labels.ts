import { canBeTogether } from 'engine/compiler/check/check-conditions.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import { type CheckedFolder, type Node, isReference, nodeOf, valuesIn } from './rule.ts';
import { holderOf, lastWord } from './shown-figures.ts';

/** Two texts that stand side by side, such as two buttons: people choose between them by their words. */
type Pair = readonly [string, string];

/** Choices, buttons and states that stand together read differently in every language. */
export function alikeFaults({ files, locales }: CheckedFolder): readonly Fault[] {
  const english = locales.texts.get('en');
  if (!english) return [];
  const pairs = new Map<string, Pair>();
  for (const { file, kind } of files.values())
    for (const [one, other] of kind === 'navigation' ? [] : pairsIn(file.value))
      if (isDifferent(english, one, other)) pairs.set([one, other].toSorted().join(' '), [one, other]);
  for (const [one, other] of operationPairs(files, english.keys()))
    if (isDifferent(english, one, other)) pairs.set([one, other].toSorted().join(' '), [one, other]);
  return [...locales.files].flatMap(([code, file]) => {
    const translations = locales.texts.get(code);
    if (!translations || code === 'en') return [];
    const reported = new Set<string>();
    return [...pairs.values()].flatMap(([one, other]) => {
      if (!translations.has(one) || !translations.has(other) || isDifferent(translations, one, other)) return [];
      const [wrong, right] = fits(translations, one) < fits(translations, other) ? [one, other] : [other, one];
      if (reported.has(wrong)) return [];
      reported.add(wrong);
      return file.fault([wrong], `is "${translations.get(wrong)}", as "${right}": nobody could tell the two apart`);
    });
  });
}

/** What is said of two operations in texts of one name, such as `send.confirm` and `sell.confirm`. */
function operationPairs(files: CheckedFolder['files'], keys: Iterable<string>): Pair[] {
  const sections = new Set(
    [...files.values()].flatMap(({ kind, file }) =>
      kind === 'list' || kind === 'form' ? [holderOf(String(nodeOf(file.value)['label']))] : [],
    ),
  );
  const said = [...keys].filter((key) => sections.has(holderOf(key)));
  return [...Map.groupBy(said, (key) => lastWord(key)).values()].flatMap((same) =>
    same.flatMap((one, index) => same.slice(index + 1).map((other): Pair => [one, other])),
  );
}

function isDifferent(texts: ReadonlyMap<string, string>, one: string, other: string): boolean {
  return texts.get(one)?.toLowerCase() !== texts.get(other)?.toLowerCase();
}

/** In how many texts of the same section the words of a text are. */
function fits(texts: ReadonlyMap<string, string>, key: string): number {
  const [section, words] = [key.slice(0, key.indexOf('.') + 1), texts.get(key)?.toLowerCase() ?? ''];
  return [...texts].filter(([one, text]) => one.startsWith(section) && text.toLowerCase().includes(words)).length;
}

function pairsIn(content: unknown): Pair[] {
  return valuesIn(content).flatMap(({ path, value }): Pair[] => {
    const key = path.at(-1);
    if (Array.isArray(value)) return pairsOf(value.map((one) => nodeOf(one)));
    const node = nodeOf(value);
    // The words of a status, and those of any other.
    if (key !== 'words') return [];
    return pairsOf(
      Object.values(node).map((one) => (typeof one === 'string' ? { label: one } : { label: nodeOf(one)['text'] })),
    );
  });
}

function pairsOf(entries: readonly Node[]): Pair[] {
  return entries.flatMap((one, index) =>
    entries.slice(index + 1).flatMap((other): Pair[] => {
      const [first, second] = [one['label'], other['label']];
      if (typeof first !== 'string' || typeof second !== 'string' || isReference(first)) return [];
      return first !== second && canBeTogether(one['when'], other['when']) ? [[first, second]] : [];
    }),
  );
}
