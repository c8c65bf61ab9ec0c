import { recordOf } from 'engine/record.ts';
import { wordsOf } from '../../../compiler/changes/plain-words.ts';
import type { Path } from './schema.ts';

/** A longer name is cut off, letters. */
const longest = 60;

/** Properties that name an entry of plain values, such as a level or a language. */
const nameKeys = ['label', 'name', 'code'];

/** The names of the entries of a list, each once: by the first text in it, else by its own name, else by its place. */
export function itemNames(
  label: string,
  value: readonly unknown[],
  texts: Readonly<Record<string, string>>,
  first = 1,
): readonly string[] {
  const names = value.map((entry, index) => nameOf(entry, texts) ?? placeOf(label, index + first));
  return names.map((name, index) => {
    const same = names.slice(0, index).filter((earlier) => earlier === name).length;
    return same === 0 ? name : `${name} (${same + 1})`;
  });
}

/** The place of an entry in its list, such as `Block 2`. */
export function placeOf(label: string, number: number): string {
  return `${label.replace(/s$/, '')} ${number}`;
}

/** The number of the first entry of a list: levels are counted from 0, as in the app and in what Save says. */
export function firstNumber(file: string, path: Path): number {
  return file === 'levels' && path[0] === 'levels' ? 0 : 1;
}

function nameOf(entry: unknown, texts: Readonly<Record<string, string>>): string | undefined {
  const isPlain = typeof entry !== 'object' || entry === null;
  const named = isPlain
    ? entry
    : nameKeys.map((key): unknown => recordOf(entry)[key]).find((candidate) => isName(candidate));
  const name = stepName(entry) ?? firstText(entry, texts) ?? (isName(named) ? String(named) : undefined);
  return name !== undefined && name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name;
}

/** What a step of a form is: the review, or what it asks for. */
function stepName(entry: unknown): string | undefined {
  const { fields, review }: { fields?: unknown; review?: unknown } = recordOf(entry);
  if (Array.isArray(review)) return 'Review';
  return Array.isArray(fields) && fields.length > 0 ? wordsOf(fields.map(String).join(', ')) : undefined;
}

const isName = (value: unknown): boolean => typeof value === 'string' && value !== '' && !value.startsWith('$');

/** The first text in a value as people read it: that of a key, or the English one of a text by language. */
function firstText(value: unknown, texts: Readonly<Record<string, string>>): string | undefined {
  if (typeof value === 'string') return Object.hasOwn(texts, value) ? texts[value] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const { en }: { en?: unknown } = recordOf(value);
  if (typeof en === 'string') return en;
  for (const inner of Object.values(value)) {
    const text = firstText(inner, texts);
    if (text !== undefined) return text;
  }
  return undefined;
}
