import { isRecord } from 'engine/record.ts';
import type { CatalogueName } from '../../src/values/schema.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import type { Catalogue } from 'engine/compiler/check/catalogue.ts';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { parametersOf } from 'engine/compiler/read/file-kind.ts';
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
export function nodeOf(value: unknown): Node {
  if (isNode(value)) return value;
  return Array.isArray(value) ? Object.fromEntries(value.entries()) : {};
}

/** Whether a value is an object and no list. */
export function isNode(value: unknown): value is Node {
  return isRecord(value) && !Array.isArray(value);
}

/** The keys and values of an object, or the indexes and entries of an array; none for a plain value. */
export function entriesIn(value: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
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

/** Every value at and below `root`, parents before children. */
export function valuesIn(root: unknown, path: Path = noPath): readonly Inner[] {
  if (isRecord(root) && path === noPath) return valuesOfFile(root);
  const found: Inner[] = [];
  const visit = (value: unknown, at: Path): void => {
    found.push({ path: at, value });
    for (const [key, child] of entriesIn(value)) visit(child, [...at, key]);
  };
  visit(root, path);
  return found;
}

/** Every object at and below `root`. */
export function nodesIn(root: unknown, path: Path = noPath): readonly InnerNode[] {
  return isRecord(root) && path === noPath ? nodesOfFile(root) : nodesAmong(valuesIn(root, path));
}

/** A fault at a key of an object of a file, or at a path inside of it. */
type FaultAt = (at: PropertyKey | Path, message: string, nearest?: string, isAtKey?: boolean) => Fault;

/** The faults that `find` sees in the objects of a file. */
export function faultsIn(
  file: SourceFile,
  find: (node: Node, fault: FaultAt, path: Path) => Fault | readonly Fault[],
): Fault[] {
  return nodesIn(file.value).flatMap(({ path, node }) =>
    find(node, (at, ...fault) => file.fault([...path, ...[at].flat()], ...fault), path),
  );
}

const noPath: Path = [];
// Nearly every rule looks at every value of a file.
const valuesOfFile = remembered((content: object) => valuesIn(content, []));
const nodesOfFile = remembered((content: object) => nodesAmong(valuesIn(content)));

function nodesAmong(values: readonly Inner[]): readonly InnerNode[] {
  return values.flatMap(({ path, value }) => (isNode(value) ? [{ path, node: value }] : []));
}

/** Whether a value is a reference, such as `$form.amount`. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('$');
}

/**
 * The catalogue entry that a value names, by any of its fields: `$parameter.currency` for `$parameter.currency.ticker`,
 * `xaut` for "XAUT"; undefined if it names none.
 */
export function entryNamed(
  value: unknown,
  from: CatalogueName,
  { catalogue, shapeAt }: Pick<CheckedFile, 'catalogue' | 'shapeAt'>,
): string | undefined {
  if (isReference(value)) {
    const known = shapeAt(value)?.from;
    if (known?.catalogue !== from) return undefined;
    const entry = known.field === undefined ? value : value.slice(0, value.lastIndexOf('.'));
    return entry.replace(new RegExp(String.raw`^\$${from}\.`), '');
  }
  const keys = catalogue.keysOf(from) ?? [];
  if (keys.includes(String(value))) return String(value);
  const fields = ['ticker', 'name'].map((field) => catalogue.entryFields(from).fields.get(field)?.words ?? []);
  return fields.map((words) => keys[words.indexOf(String(value))]).find((key) => key !== undefined);
}

/** The reference to the parameter with which users choose an entry of a catalogue, such as `$search.currency`. */
export function chosenIn({ file, kind }: Pick<CheckedFile, 'file' | 'kind'>, from: CatalogueName): string | undefined {
  const { key, root } = parametersOf(kind);
  const [name] = Object.entries(nodeOf(nodeOf(file.value)[key])).find(([, one]) => nodeOf(one)['from'] === from) ?? [];
  return name === undefined ? undefined : `$${root}.${name}`;
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
