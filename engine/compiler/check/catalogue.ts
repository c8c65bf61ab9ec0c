import type { Parameter } from '../../runtime/parameter.ts';
import type { EntryValue } from '../../schema/scope.ts';
import { parameter } from '../../schema/screen.ts';
import { productLanguage } from '../../schema/language.ts';
import type { CatalogueName } from '../../schema/register.ts';
import { type ConfigFolder, pathOfScreen } from '../read/config-folder.ts';
import type { Operation } from '../read/contract.ts';
import { parametersOf } from '../read/file-kind.ts';
import type { Kinds } from '../read/kinds.ts';
import { type Locales, placeholdersByKey } from '../texts/locales.ts';
import { pluralKeys } from '../texts/plural-forms.ts';
import { type Shape, entryShape, unknownShape } from './shape.ts';
import type { SourceFile } from '../read/source-file.ts';
import { recordOf } from '../../record.ts';

/** Declared parameters by name; undefined for a declaration with faults. */
export type Declared = ReadonlyMap<string, Parameter | undefined>;
/** Screens, forms or lists by name, each with its parameters; undefined if its file could not be read. */
type Takers<T> = ReadonlyMap<string, T | undefined>;

/** The names that config files may use, except those that each file declares itself. */
export interface Catalogue {
  readonly kinds: Kinds;
  readonly operations: ReadonlyMap<string, Operation>;
  /** The keys of the texts, without plural suffixes, each with its placeholders and whether each one is a number. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
  /** The English texts, by key. */
  readonly english: ReadonlyMap<string, string>;
  /** The keys of `texts` that have plural forms. */
  readonly pluralTexts: ReadonlySet<string>;
  /** The paths of the screens with their search parameters; a redirect has none. */
  readonly routes: Takers<Declared>;
  /** The search parameters that a screen needs to show anything, by its path. */
  readonly picks: ReadonlyMap<string, readonly string[]>;
  readonly redirects: ReadonlySet<string>;
  readonly forms: Takers<Declared>;
  readonly lists: Takers<Declared>;
  /** The shape of a list's entries; `unread` if the list or its operation is unknown. */
  readonly entryOf: (list: string) => Shape;
  /** The links with the placeholders of their addresses; undefined if links.json could not be read. */
  readonly links: ReadonlyMap<string, readonly string[]> | undefined;
  /** The reference roots of the product, which are available in every file. */
  readonly roots: ReadonlyMap<string, Shape>;
  /** The keys of a catalogue of values; undefined if it could not be read. */
  readonly keysOf: (from: CatalogueName) => readonly string[] | undefined;
  /** The shape of a catalogue's entries; used as a plain value, an entry is its key. */
  readonly entryFields: (from: CatalogueName) => Shape;
  /** The words that a field of catalogue entries can have; undefined if a catalogue could not be read. */
  readonly wordsOf: (value: EntryValue) => readonly string[] | undefined;
  /** The file that contains a catalogue of values. */
  readonly fileOf: (from: CatalogueName) => SourceFile;
}

/** The names that the product adds: its plain values as roots, its catalogues and links. */
export type ProductNames = Pick<Catalogue, 'links' | 'roots' | 'keysOf' | 'entryFields' | 'fileOf'>;

/** Reads the names that config files may use from every file of config/ that can be read. */
export function readCatalogue(
  config: ConfigFolder,
  kinds: Kinds,
  operations: ReadonlyMap<string, Operation>,
  locales: Locales,
  productNames: ProductNames,
): Catalogue {
  const screens = config.namesOf('screens');
  const isRedirect = (name: string): boolean => 'redirect' in recordOf(config.file(`screens/${name}`).value);
  const takers = (group: 'forms' | 'lists'): Takers<Declared> =>
    new Map(config.namesOf(group).map((name) => [name, declaredIn(config.file(`${group}/${name}`))]));
  const english = englishOf(locales);
  const { entryFields } = productNames;
  return {
    ...productNames,
    kinds,
    operations,
    texts: placeholdersByKey(english),
    english,
    pluralTexts: pluralKeys(english.keys()),
    routes: new Map(screens.map((name) => [pathOfScreen(name), declaredIn(config.file(`screens/${name}`), 'screen')])),
    picks: new Map(screens.map((name) => [pathOfScreen(name), picksOf(config.file(`screens/${name}`), operations)])),
    redirects: new Set(screens.filter(isRedirect).map(pathOfScreen)),
    forms: takers('forms'),
    lists: takers('lists'),
    entryOf: (list) => {
      const { operation } = recordOf(config.names.includes(`lists/${list}`) ? config.file(`lists/${list}`).value : {});
      return entryShape(operations.get(String(operation))?.answer) ?? unknownShape;
    },
    wordsOf: ({ of, field }) => {
      const words = of.map(
        (name) => (field === undefined ? entryFields(name) : entryFields(name).fields.get(field))?.words,
      );
      return words.includes(undefined) ? undefined : [...new Set(words.flatMap((one) => one ?? []))];
    },
  };
}

/** The parameters that a file of a kind declares; undefined if the file could not be read. */
export function declaredIn(file: SourceFile, kind?: string): Declared | undefined {
  if (file.syntaxFaults.length > 0) return undefined;
  const declarations: Record<string, unknown> = recordOf(recordOf(file.value)[parametersOf(kind).key]);
  return new Map(
    Object.entries(declarations).map(([name, specification]) => [name, parameter.safeParse(specification).data]),
  );
}

/**
 * The free-text search parameters that select what a screen shows: an entry of a list, or a required parameter of an
 * operation. Every other parameter has a default that shows something.
 */
function picksOf(file: SourceFile, operations: ReadonlyMap<string, Operation>): string[] {
  const sources: unknown[] = Object.values(recordOf(recordOf(file.value).data));
  const picking = new Set(
    sources.flatMap((source) => {
      const { operation, first, with: parameters } = recordOf(source);
      const { pathParameters = [], required = [] } = operations.get(String(operation)) ?? {};
      const needed = new Set([...pathParameters, ...required]);
      return Object.entries(recordOf(parameters)).flatMap(([name, value]) =>
        first === true || needed.has(name) ? [value] : [],
      );
    }),
  );
  return [...(declaredIn(file, 'screen') ?? [])].flatMap(([name, declared]) =>
    declared && 'text' in declared && picking.has(`$search.${name}`) ? [name] : [],
  );
}

/** The English texts; those of all languages together if the English file could not be read. */
function englishOf(locales: Locales): ReadonlyMap<string, string> {
  return locales.texts.get('en') ?? new Map([...locales.texts.values()].flatMap((texts) => [...texts]));
}

/** Whether a word is the name of a catalogue of values that a parameter can select from. */
export function isCatalogue(word: unknown): word is CatalogueName {
  return typeof word === 'string' && productLanguage().catalogues.some((name) => name === word);
}
