import { recordOf } from 'engine/record.ts';
import type { Choices } from '../answers.ts';
import type { Edit, EditElsewhere } from './editor-context.ts';
import type { Path } from './schema.ts';

/** A word that a parameter of the address may have. */
export type SearchWord = Choices['words'][string][number];

/** Whether a place declares a word of a parameter. */
export function isWordOfParameter([group, , key]: Path): boolean {
  return (group === 'search' || group === 'parameters') && (key === 'oneOf' || key === 'default');
}

/** The parameter whose word stands at a path: the one that declares it, or the one that a value around it names. */
export function parameterOf(file: unknown, path: Path): string | undefined {
  if (isWordOfParameter(path)) return String(path[1]);
  const around = path.map((_, index) => recordOf(valueAt(file, path.slice(0, index)))['parameter']);
  return around.findLast((name) => typeof name === 'string');
}

/** The words that may stand at a path: those that no other choice beside it has. */
export function openWords(file: unknown, path: Path, words: readonly SearchWord[]): readonly SearchWord[] {
  const [index, key] = [path.findLastIndex((part) => typeof part === 'number'), path.at(-1)];
  const entries = index === -1 ? undefined : valueAt(file, path.slice(0, index));
  if (!Array.isArray(entries)) return words;
  const others = new Set(
    entries
      .toSpliced(Number(path[index]), 1)
      .map((entry: unknown) => (typeof key === 'number' ? entry : recordOf(entry)[String(key)])),
  );
  return words.filter(({ value }) => !others.has(value));
}

/** What choosing a word changes: its place, a name that is not there yet, and each list of words that lacks it. */
export function editsOfWord(
  { file, name, path }: { readonly file: unknown; readonly name: string; readonly path: Path },
  { value, label, lacking }: SearchWord,
): { readonly edits: readonly Edit[]; readonly also: readonly EditElsewhere[] } {
  const holder = recordOf(valueAt(file, path.slice(0, -1)));
  const labels: Edit[] =
    holder['label'] === '' && label !== '' ? [{ op: 'set', path: [...path.slice(0, -1), 'label'], value: label }] : [];
  const additions = lacking
    .filter((list) => list.file !== name || !isWithin(path, list.path))
    .map(({ file: of, path: at, length }): EditElsewhere => ({
      name: of,
      edits: [{ op: 'insert', path: at, index: length, value }],
    }));
  return {
    edits: [
      { op: 'set', path, value },
      ...labels,
      ...additions.filter((one) => one.name === name).flatMap(({ edits }) => edits),
    ],
    also: additions.filter((one) => one.name !== name),
  };
}

const isWithin = (path: Path, list: readonly string[]): boolean => list.every((part, index) => part === path[index]);

function valueAt(file: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => recordOf(value)[key], file);
}
