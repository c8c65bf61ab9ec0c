import type { JSONPath } from 'jsonc-parser';

import { type ConfigFolder, pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import { englishTexts, fileTitle, placeWords } from '../../compiler/changes/diff-words.ts';
import { pointerOf } from 'engine/compiler/report/faults.ts';
import { usesInCode } from '../../compiler/report/find-uses.ts';
import { bareKeys, withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import { type NamedKind, type Use, usesIn } from '../../compiler/report/uses.ts';
import { recordOf } from 'engine/record.ts';

/** Something of config/ that other places name: of the kinds of the compiler, or a name within one file. */
export interface Named {
  readonly kind: NamedKind | 'part' | 'data' | 'field';
  readonly name: string;
  /** The file that a name within one file belongs to. */
  readonly file?: string;
}

/** A place of config/ that names something, as it is written there. */
export interface Reference {
  readonly file: string;
  readonly path: JSONPath;
}

const groups = { screens: 'screen', forms: 'form', lists: 'list', parts: 'part' } as const;
const entries = { links: 'link', tokens: 'token', markets: 'market', networks: 'network' } as const;

/** What is at a place of a file, or the file itself; undefined if nothing can name it. */
export function namedAt(config: ConfigFolder, file: string, path: JSONPath): Named | undefined {
  const [group = '', ...rest] = file.split('/');
  const [first = '', second, ...deeper] = path.map(String);
  if (path.length === 0) {
    const kind = Object.entries(groups).find(([key]) => key === group)?.[1];
    const name = rest.join('/');
    return kind && { kind, name: kind === 'screen' ? pathOfScreen(name) : name };
  }
  if (group === 'locales' && second === undefined) {
    const isBare = bareKeys(Object.keys(recordOf(config.file('locales/en').value))).has(first);
    return { kind: 'text', name: isBare ? first : withoutForm(first) };
  }
  if (second === undefined || deeper.length > 0) return rest.length === 0 ? valueAt(file, path) : undefined;
  const entry = rest.length === 0 ? Object.entries(entries).find(([key]) => key === first)?.[1] : undefined;
  if (entry) return { kind: entry, name: second };
  if (rest.length === 0) return valueAt(file, path);
  if (first === 'search' || first === 'parameters') return { kind: 'parameter', name: `${file}#${second}` };
  if (first === 'data') return { kind: 'data', name: second, file };
  return group === 'forms' && first === 'fields' ? { kind: 'field', name: second, file } : undefined;
}

function valueAt(file: string, path: JSONPath): Named {
  return { kind: 'value', name: file + pointerOf(path) };
}

/** The places that name something, each once, also where it is written in a part. */
export function referencesTo(config: ConfigFolder, { kind, name, file: owner }: Named): Reference[] {
  if (kind === 'part') return writtenIn(config, config.names, (key, word) => key === 'include' && word === name);
  if (kind === 'data')
    return writtenIn(config, [owner ?? ''], (key, word) => isRoot(word, name) || (key === 'data' && word === name));
  if (kind === 'field')
    return writtenIn(config, [owner ?? ''], (key, word, path) => {
      const isOfStep = path[0] === 'steps' && path[2] === 'fields';
      return isOfStep || key === 'field' ? word === name : isRoot(word, `form.${name}`);
    });
  const isOne = (use: Use): boolean => {
    if (use.kind !== kind) return false;
    if (kind === 'value') return `${use.name}/`.startsWith(`${name}/`);
    return use.name === name || (kind === 'screen' && use.name.split(/[?#]/)[0] === name);
  };
  // As written, what is hidden is there, too; with the parts, what they put together.
  const written = usesIn(config, (file) => file.writtenAt([])).filter(isOne);
  const compiled = usesIn(config)
    .filter(isOne)
    .map((use): Reference => {
      const [at = '', pointer = ''] = config.file(use.file).placeOf(use.path).split(' ');
      return { file: at.replace(/^config\/|\.json$/g, ''), path: pathOf(pointer) };
    });
  const places = [...written.map(({ file, path }) => ({ file, path: pathOf(pointerOf(path)) })), ...compiled];
  return [...new Map(places.map((place) => [`${place.file} ${pointerOf(place.path)}`, place])).values()];
}

/** Whether a word is a reference to a name, or to something within it. */
function isRoot(word: string, name: string): boolean {
  return word === `$${name}` || word.startsWith(`$${name}.`);
}

/** The places of some files whose plain text fits. */
function writtenIn(
  config: ConfigFolder,
  names: readonly string[],
  fits: (key: string, word: string, path: JSONPath) => boolean,
): Reference[] {
  return names.flatMap((file) => {
    const visit = (value: unknown, path: JSONPath): Reference[] => {
      if (typeof value === 'string') return fits(String(path.at(-1)), value, path) ? [{ file, path }] : [];
      if (Array.isArray(value)) return value.flatMap((child, index) => visit(child, [...path, index]));
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, child]) => visit(child, [...path, key]));
    };
    return file.startsWith('locales/') ? [] : visit(config.file(file).writtenAt([]), []);
  });
}

function pathOf(pointer: string): JSONPath {
  const parts = pointer.split('/').slice(1);
  return parts
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/**
 * The places that name what is at a place of a file, in words; none within what would be removed itself. Of the app's own
 * code under `root`, which is no file of config/, only the path is said.
 */
export function usesOf(root: string, config: ConfigFolder, file: string, path: JSONPath) {
  const named = namedAt(config, file, path);
  if (!named) return [];
  const texts = englishTexts(config);
  const inside = pointerOf(path);
  const inCode = named.kind === 'text' || named.kind === 'link' || named.kind === 'screen';
  const code = inCode ? usesInCode(root, { kind: named.kind, name: named.name }).map((use) => use.file) : [];
  const places = referencesTo(config, named)
    .filter((reference) => reference.file !== file || !`${pointerOf(reference.path)}/`.startsWith(`${inside}/`))
    .map((reference) => ({
      file: reference.file,
      at: pointerOf(reference.path),
      title: fileTitle(config, reference.file, texts),
      place: placeWords(config.file(reference.file).writtenAt([]), reference.path, texts),
    }));
  return [
    ...places,
    ...[...new Set(code)].map((source) => ({ file: '', at: source, title: 'The app’s own code', place: source })),
  ];
}
