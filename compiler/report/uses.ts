import { type CatalogueName, type Values, catalogueFiles, valuesSchemas } from '../../src/values/schema.ts';
import { isCatalogue } from 'engine/compiler/check/catalogue.ts';
import { type ConfigFolder, fileOfScreen, pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import { kindOfFile } from 'engine/compiler/read/file-kind.ts';
import { figuresOf, limitRead } from '../values/limit-figures.ts';
import { bareKeys } from 'engine/compiler/texts/plural-forms.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import { recordOf } from 'engine/record.ts';

/**
 * The kinds of names in config/. A `value` is a plain value, named by its file and pointer: `limits/wallet/token`. A
 * `parameter` belongs to a screen, list or form and is named by its file: `screens/wallet#currency`.
 */
export type NamedKind =
  | 'value'
  | 'token'
  | 'market'
  | 'network'
  | 'link'
  | 'text'
  | 'list'
  | 'form'
  | 'view'
  | 'operation'
  | 'screen'
  | 'parameter'
  | 'icon';

/** A place in config/ that uses a name. */
export interface Use {
  readonly kind: NamedKind;
  readonly name: string;
  /** The file without extension, such as `forms/withdraw`. */
  readonly file: string;
  readonly path: readonly PropertyKey[];
  /** Whether the name is the key at `path`, not the value. */
  readonly isAtKey: boolean;
}

/** Properties whose value is always a name, with the kind of that name. */
const properties: Readonly<Record<string, NamedKind>> = {
  icon: 'icon',
  operation: 'operation',
  view: 'view',
  link: 'link',
  list: 'list',
  form: 'form',
  to: 'screen',
  then: 'screen',
  redirect: 'screen',
  settingsScreen: 'screen',
  screens: 'screen',
  keptOffline: 'operation',
};
const entryKinds: Readonly<Record<CatalogueName, NamedKind>> = {
  tokens: 'token',
  markets: 'market',
  networks: 'network',
};
const ofEntries: ReadonlySet<NamedKind> = new Set(Object.values(entryKinds));
/** Files whose values can be read by references such as `$limits.…`. */
const referable: ReadonlySet<string> = new Set(['limits', 'levels', 'app', 'tokens']);

/**
 * Every place in config/ that uses a name; for a file that is not valid JSON, those in its readable part.
 * @param valueOf what is read of a file: with the parts that it includes, if left out
 */
export function usesIn(config: ConfigFolder, valueOf = ({ value }: SourceFile): unknown => value): Use[] {
  const words = readWords(config);
  return config.names
    .filter((name) => !name.startsWith('locales/'))
    .flatMap((name) => usesInFile(name, valueOf(config.file(name)), words));
}

/** The words that are names at any place, and the keys of each catalogue. */
interface Words {
  readonly texts: ReadonlySet<string>;
  readonly entries: ReadonlyMap<string, readonly [NamedKind, string]>;
  readonly keysOf: (from: CatalogueName) => readonly string[];
  /** Undefined if config/limits.json has faults. */
  readonly limits: Values['limits'] | undefined;
}

function readWords(config: ConfigFolder): Words {
  const entriesOf = (from: CatalogueName): [string, unknown][] =>
    Object.entries(recordOf(recordOf(config.file(catalogueFiles[from]).value)[from]));
  const named = (from: CatalogueName, field: string): [string, [NamedKind, string]][] =>
    entriesOf(from).flatMap(([key, entry]) =>
      [key, String(recordOf(entry)[field])].map((word): [string, [NamedKind, string]] => [
        word,
        [entryKinds[from], key],
      ]),
    );
  return {
    texts: bareKeys(Object.keys(recordOf(config.file('locales/en').value))),
    entries: new Map([...named('networks', 'name'), ...named('tokens', 'ticker')]),
    keysOf: (from) => entriesOf(from).map(([key]) => key),
    limits: valuesSchemas.limits.safeParse(config.file('limits').value).data,
  };
}

function usesInFile(file: string, value: unknown, words: Words): Use[] {
  const uses: Use[] = [];
  const isOfValues = (kindOfFile(file) === file && file !== 'navigation') || file.startsWith('environments/');
  const { data } = recordOf(value);
  const visit = (node: unknown, path: readonly PropertyKey[], holder: object): void => {
    if (typeof node === 'string') {
      const names = namesOf(node, path, holder, words).filter(([kind]) => !isOfValues || !ofEntries.has(kind));
      for (const [kind, name] of [...names, ...parametersOfFile(file, node, path), ...limitNames(node, data, words)])
        uses.push({ kind, name, file, path, isAtKey: false });
    } else if (typeof node === 'object' && node !== null) {
      const children: [PropertyKey, unknown][] = Array.isArray(node) ? [...node.entries()] : Object.entries(node);
      for (const [name, inner, isAtKey] of argumentNames(node))
        uses.push({ kind: 'parameter', name, file, path: [...path, ...inner], isAtKey });
      for (const [key, one] of children) {
        const inner = [...path, key];
        if (path.at(-1) === 'freshness' && key !== 'default')
          uses.push({ kind: 'operation', name: String(key), file, path: inner, isAtKey: true });
        visit(one, inner, Array.isArray(node) ? holder : node);
      }
    }
  };
  visit(value, [], {});
  return uses;
}

function namesOf(word: string, path: readonly PropertyKey[], holder: object, words: Words): [NamedKind, string][] {
  if (word.startsWith('$')) return referenceNames(word);
  const key = String(path.findLast((part) => typeof part === 'string'));
  if (key === 'from' && isCatalogue(word))
    return words.keysOf(word).map((entry): [NamedKind, string] => [entryKinds[word], entry]);
  const kind = properties[key];
  // The "form" of an address cell is not a form of config/forms.
  const isParameter = path.at(-2) === 'with';
  const isNamed = kind !== undefined && !isParameter && (kind !== 'form' || 'block' in holder);
  if (isNamed && (kind !== 'screen' || word.startsWith('/'))) return [[kind, word]];
  if (words.texts.has(word)) return [['text', word]];
  const entry = 'from' in holder ? undefined : words.entries.get(word);
  return entry ? [[...entry]] : [];
}

/** The parameters that an action passes to a screen, or a block to its list or form: name, path, and `isAtKey`. */
function argumentNames(node: object): [string, PropertyKey[], boolean][] {
  const { to, search, block, list, form, token, with: parameters }: Record<string, unknown> = { ...node };
  const pairs = (file: string, group: string, args: unknown): [string, PropertyKey[], boolean][] =>
    Object.keys(recordOf(args)).map((name) => [`${file}#${name}`, [group, name], true]);
  const { parameter: ofToken } = recordOf(token);
  if (typeof list === 'string' && typeof ofToken === 'string')
    return [[`lists/${list}#${ofToken}`, ['token', 'parameter'], false]];
  if (typeof to === 'string' && typeof search === 'object') return pairs(fileOfScreen(to), 'search', search);
  if (typeof parameters !== 'object') return [];
  if (typeof list === 'string') return pairs(`lists/${list}`, 'with', parameters);
  return block !== undefined && typeof form === 'string' ? pairs(`forms/${form}`, 'with', parameters) : [];
}

/** The parameter of the same file that a reference reads or a block of a screen sets. */
function parametersOfFile(file: string, word: string, path: readonly PropertyKey[]): [NamedKind, string][] {
  const [, name] = /^\$(?:search|parameter)\.(\w+)/.exec(word) ?? [];
  if (name !== undefined) return [['parameter', `${file}#${name}`]];
  const isOfScreen = path.at(-1) === 'parameter' && path.at(-2) !== 'token' && file.startsWith('screens/');
  return isOfScreen ? [['parameter', `${file}#${word}`]] : [];
}

/** The names in a reference: a plain value, and the token it belongs to. */
function referenceNames(reference: string): [NamedKind, string][] {
  const [root = '', ...path] = reference.slice(1).split('.');
  if (!referable.has(root) || path.length === 0) return [];
  if (root !== 'tokens') return [['value', [root, ...path].join('/')]];
  return [
    ['value', ['tokens/tokens', ...path].join('/')],
    ['token', path[0] ?? ''],
  ];
}

/** The amounts of config/limits.json that a reference to a limit of an operation can stand for. */
function limitNames(word: string, data: unknown, { limits }: Words): [NamedKind, string][] {
  const read = limitRead(word, data);
  if (!read || !limits) return [];
  return figuresOf(limits, ...read).map(({ path }) => ['value', ['limits', ...path].join('/')]);
}

/** The paths of the screens on which each file shows, by file name: its own path, or those that use it. */
export function screensOf(config: ConfigFolder, uses: readonly Use[]): ReadonlyMap<string, readonly string[]> {
  const holders = new Map<string, Set<string>>();
  for (const { kind, name, file } of uses) {
    if (kind !== 'list' && kind !== 'form') continue;
    const part = `${kind}s/${name}`;
    holders.set(part, (holders.get(part) ?? new Set()).add(file));
  }
  const find = (file: string, seen: ReadonlySet<string>): string[] => {
    if (file.startsWith('screens/')) return [pathOfScreen(file.slice('screens/'.length))];
    if (seen.has(file)) return [];
    return [...(holders.get(file) ?? [])].flatMap((holder) => find(holder, new Set([...seen, file])));
  };
  return new Map(config.names.map((name) => [name, [...new Set(find(name, new Set()))].toSorted()]));
}
