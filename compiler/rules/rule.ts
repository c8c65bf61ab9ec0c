import { isRecord } from 'engine/record.ts';
import type { CatalogueName } from '../../src/values/schema.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import type { Catalogue } from 'engine/compiler/check/catalogue.ts';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import type { Glossary } from 'engine/compiler/texts/glossary.ts';
import type { Locales } from 'engine/compiler/texts/locales.ts';
import { remembered } from 'engine/compiler/read/remembered.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import type { SourceTexts } from '../texts/source-texts.ts';

/** A path in a file. */
export type Path = readonly PropertyKey[];
/** An object of a file, as read. */
export type Node = Readonly<Record<string, unknown>>;

/** What a rule may look at besides its file. */
export interface CheckedFolder {
  readonly config: ConfigFolder;
  readonly catalogue: Catalogue;
  /** The files that match their schema, by name, such as `forms/withdraw`. */
  readonly files: ReadonlyMap<string, CheckedFile>;
  readonly locales: Locales;
  readonly glossary: Glossary;
  readonly sourceTexts: SourceTexts;
}

/** A rule about one file: it finds all faults of one kind. */
export type FileRule = (checked: CheckedFile, folder: CheckedFolder) => readonly Fault[];
/** A rule about all files together. */
export type FolderRule = (folder: CheckedFolder) => readonly Fault[];

/** The value as an object; an empty one for anything else. A list has its entries, and none of its methods. */
export function nodeOf(given: unknown): Node {
  if (isNode(given)) return given;
  return Array.isArray(given) ? Object.fromEntries(given.entries()) : {};
}

/** Whether a value is an object and no list. */
export function isNode(given: unknown): given is Node {
  return isRecord(given) && !Array.isArray(given);
}

/** The keys and values of an object, or the indexes and entries of an array; none for a plain value. */
export function entriesIn(given: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(given)) return [...given.entries()];
  return typeof given === 'object' && given !== null ? Object.entries(given) : [];
}

/** A value inside a file with its path. */
export interface Inner {
  readonly path: Path;
  readonly value: unknown;
}

/** An object inside a file with its path. */
interface InnerNode {
  readonly path: Path;
  readonly node: Node;
}

/** Every value at and below `given`, parents before children. */
export function valuesIn(given: unknown, path: Path = noPath): readonly Inner[] {
  if (isRecord(given) && path === noPath) return valuesOfFile(given);
  const found: Inner[] = [];
  const visit = (value: unknown, at: Path): void => {
    found.push({ path: at, value });
    for (const [key, held] of entriesIn(value)) visit(held, [...at, key]);
  };
  visit(given, path);
  return found;
}

/** Every object at and below `given`. */
export function nodesIn(given: unknown, path: Path = noPath): readonly InnerNode[] {
  return isRecord(given) && path === noPath ? nodesOfFile(given) : nodesAmong(valuesIn(given, path));
}

const noPath: Path = [];
// Nearly every rule looks at every value of a file.
const valuesOfFile = remembered((given: object) => valuesIn(given, []));
const nodesOfFile = remembered((given: object) => nodesAmong(valuesIn(given)));

function nodesAmong(values: readonly Inner[]): readonly InnerNode[] {
  return values.flatMap(({ path, value }) => (isNode(value) ? [{ path, node: value }] : []));
}

/** Whether a value is a reference, such as `$form.amount`. */
export function isReference(given: unknown): given is string {
  return typeof given === 'string' && given.startsWith('$');
}

/**
 * The catalogue entry that a value names, by any of its fields: `$parameter.currency` for `$parameter.currency.ticker`,
 * `xaut` for "XAUT"; undefined if it names none.
 */
export function entryNamed(
  given: unknown,
  from: CatalogueName,
  { catalogue, shapeAt }: Pick<CheckedFile, 'catalogue' | 'shapeAt'>,
): string | undefined {
  if (isReference(given)) {
    const known = shapeAt(given)?.from;
    if (known?.catalogue !== from) return undefined;
    const entry = known.field === undefined ? given : given.slice(0, given.lastIndexOf('.'));
    return entry.replace(new RegExp(String.raw`^\$${from}\.`), '');
  }
  const keys = catalogue.keysOf(from) ?? [];
  if (keys.includes(String(given))) return String(given);
  const fields = ['ticker', 'name'].map((field) => catalogue.entryFields(from).fields.get(field)?.words ?? []);
  return fields.map((words) => keys[words.indexOf(String(given))]).find((key) => key !== undefined);
}

/** Values in words: `"a", "b" or "c"`. */
export function anyOf(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words.map((word) => `"${word}"`));
}

/** What is found in the texts of each language. */
export function ofEachLanguage(
  { files, texts }: Locales,
  find: (file: SourceFile, texts: ReadonlyMap<string, string>, code: string) => readonly Fault[],
): readonly Fault[] {
  return [...files].flatMap(([code, file]) => find(file, texts.get(code) ?? noTexts, code));
}

const noTexts: ReadonlyMap<string, string> = new Map();
