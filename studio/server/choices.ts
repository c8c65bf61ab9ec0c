import { englishTexts } from '../../compiler/changes/diff-words.ts';
import { readCatalogue } from 'engine/compiler/check/catalogue.ts';
import { rootsOf } from 'engine/compiler/check/compile-file.ts';
import { pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import { type FileKind, kindOfFile } from 'engine/compiler/read/file-kind.ts';
import { readLocales } from 'engine/compiler/texts/locales.ts';
import { type Shape, entryShape } from 'engine/compiler/check/shape.ts';
import { productNames } from '../../compiler/values/product-names.ts';
import { languageCodes } from '../../compiler/values/values.ts';
import type { Checker } from './checker.ts';
import { type Filters, filtersOf } from './filters.ts';
import { recordOf } from 'engine/record.ts';
import { type SearchWord, searchWordsOf } from './search-words.ts';

/** How deep into an answer references are listed. */
const deepest = 4;

/** Names to choose from in one file. */
export interface Choices {
  /** References such as `$search.currency`. */
  readonly references: readonly string[];
  /** References to lists, whose entries a block shows. */
  readonly lists: readonly string[];
  readonly icons: readonly string[];
  readonly data: readonly string[];
  readonly search: readonly string[];
  /** The fields of a form. */
  readonly fields: readonly string[];
  /** The English text of each key. */
  readonly texts: Readonly<Record<string, string>>;
  /** The English title of each screen, form and list, by kind and name. */
  readonly titles: Readonly<Record<string, string>>;
  /** The names that are known, by what has them; keys of some objects are among them. */
  readonly names: Readonly<Record<'tokens' | 'networks' | 'languages', readonly string[]>>;
  /** What each part, form, list, screen, link, operation and view takes, by kind and name. */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  /** The words of each parameter of the file. */
  readonly words: Readonly<Record<string, readonly SearchWord[]>>;
  /** The controls that the filters of this screen may have besides those that they have. */
  readonly filters: Partial<Filters>;
}

/** The names that a file may use. */
export function choicesOf(checker: Pick<Checker, 'project'>, name: string): Choices {
  const { config, kinds, operations } = checker.project;
  const locales = readLocales(config, languageCodes(config));
  const catalogue = readCatalogue(config, kinds, operations, locales, productNames(config));
  const kind = kindOfFile(name);
  const file = config.file(name);
  const isCompiled = ['screen', 'list', 'form', 'navigation'].includes(String(kind));
  const fileKind: FileKind = kind === 'list' || kind === 'form' || kind === 'navigation' ? kind : 'screen';
  const roots = isCompiled ? rootsOf(file, fileKind, catalogue) : catalogue.roots;
  const references: string[] = [];
  const lists: string[] = [];
  const walk = (shape: Shape, reference: string, depth: number): void => {
    if (shape.items) lists.push(reference);
    const isPlain = shape.fields.size === 0 || shape.kind !== undefined;
    if (isPlain && !shape.items && depth > 0) references.push(reference);
    if (depth < deepest)
      for (const [field, inner] of shape.fields)
        if (field !== '$schema') walk(inner, `${reference}.${field}`, depth + 1);
  };
  // What the file itself has is meant more often than what every file can read: it is offered first.
  const isCommon = ([root]: readonly [string, Shape]): boolean => catalogue.roots.has(root);
  for (const [root, shape] of [...roots].filter((one) => !isCommon(one))) walk(shape, `$${root}`, 0);
  // Inside of a list of entries, `$row` is one of them.
  const rows = new Set(
    [...roots.values()].flatMap((shape) => [...shape.fields.values(), shape, entryShape(shape) ?? shape]),
  );
  for (const shape of rows) if (shape.items) walk(shape.items, '$row', 1);
  for (const [root, shape] of [...roots].filter(isCommon)) walk(shape, `$${root}`, 0);
  const value: Record<string, unknown> = recordOf(file.value);
  const texts = englishTexts(config);
  const titlesOf = (word: string, folder: 'screens' | 'forms' | 'lists'): [string, string][] =>
    config.namesOf(folder).flatMap((one): [string, string][] => {
      const { title, label } = recordOf(config.file(`${folder}/${one}`).value);
      const text = texts.get(String(title ?? label));
      return text === undefined ? [] : [[`${word} ${word === 'route' ? pathOfScreen(one) : one}`, text]];
    });
  const parameters = new Map<string, readonly string[]>();
  for (const [path, declared] of catalogue.routes) parameters.set(`route ${path}`, [...(declared?.keys() ?? [])]);
  for (const [form, declared] of catalogue.forms) parameters.set(`form ${form}`, [...(declared?.keys() ?? [])]);
  for (const [list, declared] of catalogue.lists) parameters.set(`list ${list}`, [...(declared?.keys() ?? [])]);
  for (const [link, names] of catalogue.links ?? []) parameters.set(`link ${link}`, names);
  for (const [key, names] of catalogue.texts) if (names.size > 0) parameters.set(`text ${key}`, [...names.keys()]);
  for (const part of config.namesOf('parts')) {
    const { parameters: declared }: Record<string, unknown> = recordOf(config.file(`parts/${part}`).value);
    parameters.set(`part ${part}`, Array.isArray(declared) ? declared.map(String) : []);
  }
  for (const [id, { pathParameters, queryParameters }] of operations)
    parameters.set(`operation ${id}`, [...pathParameters, ...queryParameters]);
  return {
    references: [...new Set([...references, '$row', '$index'])],
    lists,
    icons: [...kinds.icons].toSorted(),
    data: Object.keys(recordOf(value['data'])),
    search: Object.keys(recordOf(value['search'])),
    fields: kind === 'form' ? Object.keys(recordOf(value['fields'])) : [],
    texts: Object.fromEntries(texts),
    titles: Object.fromEntries(
      [titlesOf('route', 'screens'), titlesOf('form', 'forms'), titlesOf('list', 'lists')].flat(),
    ),
    names: {
      tokens: Object.keys(recordOf(recordOf(config.file('tokens').value).tokens)),
      networks: Object.keys(recordOf(recordOf(config.file('networks').value).networks)),
      languages: languageCodes(config),
    },
    parameters: Object.fromEntries(parameters),
    words: searchWordsOf(checker.project, catalogue, name),
    filters: kind === 'screen' ? filtersOf(config, name) : {},
  };
}
