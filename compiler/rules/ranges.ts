import { compareDecimals } from '../values/decimals.ts';
import { type Fault, pointerOf } from 'engine/compiler/report/faults.ts';
import { kindOfValue } from 'engine/compiler/check/shape.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type CheckedFolder, type Path, isReference, nodesIn, valuesIn } from './rule.ts';
import { lastWord } from './shown-figures.ts';

/** The words of the lower end of a range, each with that of the upper one. */
const ends = [
  ['min', 'max'],
  ['minimum', 'maximum'],
  ['least', 'most'],
  ['from', 'to'],
  ['low', 'high'],
  ['lowest', 'highest'],
  ['smallest', 'largest'],
  ['start', 'end'],
  ['below', 'above'],
  ['little', 'much'],
  ['down', 'up'],
] as const;
const lower: ReadonlySet<string> = new Set(ends.map(([low]) => low));
const upper: ReadonlySet<string> = new Set([...ends.map(([, high]) => high), 'exceeded']);

/** The end of a range that a name says, by its words: "minimumUsdt" is a lower one, "tooMuch" an upper one. */
export function endOf(name: string): 'lower' | 'upper' | undefined {
  const words = lastWord(name)
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .split(/[ -]/);
  const [isLower, isUpper] = [words.some((word) => lower.has(word)), words.some((word) => upper.has(word))];
  if (isLower === isUpper) return undefined;
  return isLower ? 'lower' : 'upper';
}

/** The lower end of a range takes no upper one, nor the upper a lower one; and what a bound says is of its own end. */
export function swappedFaults({ file, kind }: CheckedFile): readonly Fault[] {
  if (kind === 'navigation') return [];
  const reported = new Set<string>();
  return valuesIn(file.value).flatMap(({ path, value }) => {
    const isWords = path.at(-1) === 'fault' || (path.at(-1) === 'text' && path.at(-2) === 'fault');
    if (typeof value !== 'string' || (!isReference(value) && !isWords)) return [];
    const name = nameAt(path);
    const current = endOf(name);
    // The first moment of the last day is an upper end, too.
    const other = value
      .split('.')
      .map(endOf)
      .find((end) => end !== undefined && end !== current);
    const range = pointerOf(path.slice(0, path.lastIndexOf(name)));
    // Both ends of a range that is upside down are one fault.
    if (current === undefined || other === undefined || reported.has(range)) return [];
    reported.add(range);
    return file.fault(path, `"${value}" is the ${other} end of a range, but stands at "${name}", the ${current} one`);
  });
}

/** The name that a value stands at: `min` for `min/0/value`. */
function nameAt(path: Path): string {
  const names = path.filter((key) => typeof key === 'string' && !['value', 'fault', 'text'].includes(key));
  return String(names.at(-1));
}

/** No range of two fixed ends is upside down, whatever the names of its ends. */
export function reversedFaults({ config }: CheckedFolder): readonly Fault[] {
  return config.names
    .filter((name) => !name.startsWith('locales/') && !name.startsWith('parts/'))
    .flatMap((name) =>
      nodesIn(config.file(name).value).flatMap(({ path, node }) =>
        // The least and most of a whole number are compared where it is declared.
        [...ends.slice(1), ['from', 'until'] as const].flatMap(([low, high]) => {
          const [least, most] = [node[low], node[high]];
          const kind = kindOfValue(least);
          if ((kind !== 'amount' && kind !== 'date') || kindOfValue(most) !== kind) return [];
          const [first, second] = [String(least), String(most)];
          if (kind === 'amount' ? compareDecimals(first, second) <= 0 : first <= second) return [];
          return config
            .file(name)
            .fault([...path, high], `${second} is below ${first}, the "${low}" of the same range`);
        }),
      ),
    );
}
