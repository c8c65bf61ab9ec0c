import type { Parameter } from 'engine/runtime/parameter.ts';
import type { EntryValue } from 'engine/schema/scope.ts';
import { parameter } from 'engine/schema/screen.ts';
import {
  type CatalogueName,
  type Values,
  type ValuesName,
  catalogueFiles,
  market,
  network,
  token,
  valuesSchemas,
} from '../../src/values/schema.ts';
import { type ConfigFolder, pathOfScreen } from '../read/config-folder.ts';
import type { Operation } from '../read/contract.ts';
import { valueInSandbox } from '../values/environments.ts';
import type { Kinds } from '../read/kinds.ts';
import { type Locales, placeholdersByKey } from '../texts/locales.ts';
import { pluralKeys } from '../texts/plural-forms.ts';
import { type Shape, entryShape, plain, shapeOf, shapeOfValue, unknownShape } from './shape.ts';
import type { SourceFile } from '../read/source-file.ts';
import { recordOf } from 'engine/record.ts';

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
  /** The limits; undefined if limits.json has faults. */
  readonly limits: Values['limits'] | undefined;
  /** The reference roots available in every file: session, limits, levels, app, tokens, language. */
  readonly roots: ReadonlyMap<string, Shape>;
  /** The keys of a catalogue of values; undefined if it could not be read. */
  readonly keysOf: (from: CatalogueName) => readonly string[] | undefined;
  /** The shape of a catalogue's entries; used as a plain value, an entry is its key. */
  readonly entryFields: Readonly<Record<CatalogueName, Shape>>;
  /** The words that a field of catalogue entries can have; undefined if a catalogue could not be read. */
  readonly wordsOf: (given: EntryValue) => readonly string[] | undefined;
  /** The file that contains a catalogue of values. */
  readonly fileOf: (from: CatalogueName) => SourceFile;
}

const truth: Shape = { ...plain, kind: 'truth' };
const sessionFields = [
  'userId',
  'referrerCode',
  'networkLevel',
  ['freeTokensRedeemed', truth],
  ['registrationBonusRedeemed', truth],
  ['isVisitor', truth],
] as const satisfies Parameters<typeof shapeOf>[0];

/** Reads the names that config files may use from every file of config/ that can be read. */
export function readCatalogue(
  config: ConfigFolder,
  kinds: Kinds,
  operations: ReadonlyMap<string, Operation>,
  locales: Locales,
): Catalogue {
  const screens = config.namesOf('screens');
  const isRedirect = (name: string): boolean => 'redirect' in recordOf(config.file(`screens/${name}`).value);
  const takers = (group: 'forms' | 'lists'): Takers<Declared> =>
    new Map(config.namesOf(group).map((name) => [name, declaredIn(config.file(`${group}/${name}`), 'parameters')]));
  // The intended content of a faulty file is unknown, and its own faults are reported anyway.
  const valueShape = (name: ValuesName): Shape => {
    const file = config.file(name);
    const isWell = file.syntaxFaults.length === 0 && valuesSchemas[name].safeParse(file.value).success;
    return isWell ? shapeOfValue(valueInSandbox(config, name)) : unknownShape;
  };
  const entriesOf = (name: string, from = name): Record<string, unknown> | undefined => {
    const { syntaxFaults } = config.file(from);
    const held: unknown = syntaxFaults.length > 0 ? undefined : recordOf(valueInSandbox(config, from))[name];
    return typeof held === 'object' && held !== null ? { ...held } : undefined;
  };
  const catalogueOf = (from: CatalogueName): Record<string, unknown> | undefined => {
    const entries = entriesOf(from, catalogueFiles[from]);
    return entries && Object.keys(entries).length > 0 ? entries : undefined;
  };
  const links = entriesOf('links');
  const tokens = entriesOf('tokens');
  const english = englishOf(locales);
  const languages: unknown = entriesOf('languages');
  const codes = Object.values(recordOf(languages)).map((one) => String(recordOf(one).code));
  const levels: unknown = entriesOf('levels');
  const last = Object.keys(recordOf(levels)).length - 1;
  const levelShape: Shape = { ...plain, kind: 'amount', range: last > 0 ? [0, last] : undefined };
  const keysOf = (from: CatalogueName): readonly string[] | undefined => {
    const entries = catalogueOf(from);
    return entries && Object.keys(entries);
  };
  const keys = { tokens: keysOf('tokens'), markets: keysOf('markets'), networks: keysOf('networks') };
  const entryFields: Catalogue['entryFields'] = {
    tokens: entriesShape('tokens', Object.keys(token.shape), catalogueOf('tokens')),
    markets: entriesShape('markets', Object.keys(market.shape), catalogueOf('markets')),
    networks: entriesShape('networks', Object.keys(network.shape), catalogueOf('networks')),
  };
  return {
    kinds,
    operations,
    texts: placeholdersByKey(english),
    english,
    pluralTexts: pluralKeys(english.keys()),
    routes: new Map(screens.map((name) => [pathOfScreen(name), declaredIn(config.file(`screens/${name}`), 'search')])),
    picks: new Map(screens.map((name) => [pathOfScreen(name), picksOf(config.file(`screens/${name}`), operations)])),
    redirects: new Set(screens.filter(isRedirect).map(pathOfScreen)),
    forms: takers('forms'),
    lists: takers('lists'),
    entryOf: (list) => {
      const { operation } = recordOf(config.names.includes(`lists/${list}`) ? config.file(`lists/${list}`).value : {});
      return entryShape(operations.get(String(operation))?.answer) ?? unknownShape;
    },
    links: links && new Map(Object.entries(links).map(([name, address]) => [name, addressParts(String(address))])),
    limits: valuesSchemas.limits.safeParse(config.file('limits').value).data,
    roots: new Map([
      ['session', shapeOf(sessionFields.map((field) => (field === 'networkLevel' ? [field, levelShape] : field)))],
      ['limits', valueShape('limits')],
      ['levels', valueShape('levels')],
      ['app', valueShape('app')],
      ['tokens', tokens ? shapeOf(Object.keys(tokens).map((key) => [key, entryOf(entryFields.tokens)])) : unknownShape],
      [
        'language',
        shapeOf([['code', { ...plain, words: codes.length > 0 ? codes : undefined }], 'label', 'direction']),
      ],
    ]),
    keysOf: (from) => keys[from],
    entryFields,
    wordsOf: ({ of, field }) => {
      const words = of.map(
        (name) => (field === undefined ? entryFields[name] : entryFields[name].fields.get(field))?.words,
      );
      return words.includes(undefined) ? undefined : [...new Set(words.flatMap((one) => one ?? []))];
    },
    fileOf: (from) => config.file(catalogueFiles[from]),
  };
}

/** The shape of one entry of a catalogue, which is not a plain value. */
function entryOf({ fields }: Shape): Shape {
  return { fields };
}

/** The shape of any entry of a catalogue, with the words that the entries have in each field. */
function entriesShape(
  from: CatalogueName,
  names: readonly string[],
  entries: Readonly<Record<string, unknown>> | undefined,
): Shape {
  const fields = names.map((field): [string, Shape] => {
    const held = Object.values(entries ?? {}).map((entry): unknown => recordOf(entry)[field]);
    const words = held.filter((one) => typeof one === 'string');
    const shape = shapeOfValue(held[0]);
    const isWord = words.length > 0 && words.length === held.length;
    return [field, isWord ? { ...shape, words, from: { catalogue: from, field } } : shape];
  });
  const keys = entries && Object.keys(entries);
  return { ...shapeOf(fields), kind: 'text', words: keys, from: keys && { catalogue: from } };
}

/** The parameters that a file declares under `key`; undefined if the file could not be read. */
export function declaredIn(file: SourceFile, key: 'search' | 'parameters'): Declared | undefined {
  if (file.syntaxFaults.length > 0) return undefined;
  const given: Record<string, unknown> = recordOf(recordOf(file.value)[key]);
  return new Map(Object.entries(given).map(([name, specification]) => [name, parameter.safeParse(specification).data]));
}

/**
 * The free-text search parameters that select what a screen shows: an entry of a list, or a required parameter of an
 * operation. Every other parameter has a default that shows something.
 */
function picksOf(file: SourceFile, operations: ReadonlyMap<string, Operation>): string[] {
  const sources: unknown[] = Object.values(recordOf(recordOf(file.value).data));
  const picking = new Set(
    sources.flatMap((source) => {
      const { operation, first, with: given } = recordOf(source);
      const { pathParameters = [], required = [] } = operations.get(String(operation)) ?? {};
      const needed = new Set([...pathParameters, ...required]);
      return Object.entries(recordOf(given)).flatMap(([name, held]) =>
        first === true || needed.has(name) ? [held] : [],
      );
    }),
  );
  return [...(declaredIn(file, 'search') ?? [])].flatMap(([name, declared]) =>
    declared && 'text' in declared && picking.has(`$search.${name}`) ? [name] : [],
  );
}

/** The English texts; those of all languages together if the English file could not be read. */
function englishOf(locales: Locales): ReadonlyMap<string, string> {
  return locales.texts.get('en') ?? new Map([...locales.texts.values()].flatMap((texts) => [...texts]));
}

/** The names of the placeholders in an address such as `https://example.com/{hash}`. */
function addressParts(address: string): string[] {
  return [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

/** Whether a word is the name of a catalogue of values that a parameter can select from. */
export function isCatalogue(word: unknown): word is CatalogueName {
  return typeof word === 'string' && Object.hasOwn(catalogueFiles, word);
}
