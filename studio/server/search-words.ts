import { type Catalogue, type Declared, declaredIn } from 'engine/compiler/check/catalogue.ts';
import { kindOfFile, parametersOf } from 'engine/compiler/read/file-kind.ts';
import { type Path, nodeOf, nodesIn } from '../../compiler/rules/rule.ts';
import type { Project } from '../../compiler/project.ts';

/** A range of numbers is offered number by number up to so many. */
const most = 50;

/** A word that a parameter has or may have. */
export interface SearchWord {
  readonly value: string;
  /** The key of the text by which other choices name it; empty if none does. */
  readonly label: string;
  /** The lists of words that lack it, by file and path: it is added there when it is chosen. */
  readonly lacking: readonly { readonly file: string; readonly path: readonly string[]; readonly length: number }[];
}

/** The words of each parameter of a file: those that it declares, then others that everything it is passed to takes. */
export function searchWordsOf(
  { config, operations }: Pick<Project, 'config' | 'operations'>,
  catalogue: Catalogue,
  name: string,
): Readonly<Record<string, readonly SearchWord[]>> {
  const declaredOf = (file: string): Declared => declaredIn(config.file(file), kindOfFile(file)) ?? new Map();

  /** The words that one receiver of a parameter takes, and where it says so; undefined where it takes any. */
  const acceptedBy = (node: Readonly<Record<string, unknown>>, parameter: string): Accepted | undefined => {
    if (typeof node['operation'] === 'string') {
      const words = operations.get(node['operation'])?.takes.get(parameter)?.words;
      return words && { words, lists: [] };
    }
    const receiver = ['list', 'form']
      .map((kind) => `${kind}s/${String(node[kind])}`)
      .find((file) => config.names.includes(file));
    return receiver === undefined ? undefined : acceptedIn(receiver, parameter);
  };
  const acceptedIn = (file: string, parameter: string): Accepted | undefined => {
    const declared = declaredOf(file).get(parameter);
    if (!declared || !('oneOf' in declared || 'from' in declared)) return undefined;
    if ('from' in declared) return { words: catalogue.keysOf(declared.from) ?? [], lists: [] };
    const list = { file, path: [parametersOf(kindOfFile(file)).key, parameter, 'oneOf'], words: declared.oneOf };
    const receivers = receiversOf(file, parameter);
    const further = receivers.length === 0 ? [] : commonOf(receivers.map(({ words }) => words));
    return {
      words: [...new Set([...declared.oneOf, ...further])],
      lists: [list, ...receivers.flatMap(({ lists }) => lists)],
    };
  };
  const receiversOf = (file: string, parameter: string): Accepted[] => {
    const reference = `$${parametersOf(kindOfFile(file)).root}.${parameter}`;
    return nodesIn(config.file(file).value).flatMap(({ node }) =>
      Object.entries(nodeOf(node['with'])).flatMap(([key, value]) => {
        const accepted = value === reference ? acceptedBy(node, key) : undefined;
        return accepted ? [accepted] : [];
      }),
    );
  };

  const labels = labelsIn(config.names.map((file) => config.file(file).value));
  const wordsIn = (file: string): [string, SearchWord[]][] =>
    [...declaredOf(file)].flatMap(([parameter, declared]): [string, SearchWord[]][] => {
      const { words, lists } = acceptedIn(file, parameter) ?? { words: numbersOf(declared), lists: [] };
      if (words.length === 0) return [];
      const found = words.map((value) => ({
        value,
        label: labels.get(`${parameter} ${value}`) ?? '',
        lacking: lists.flatMap((list) => (list.words.includes(value) ? [] : [written(list)])),
      }));
      return [[parameter, found]];
    });
  const written = ({ file: of, path, words }: Accepted['lists'][number]): SearchWord['lacking'][number] => {
    const [, file = '', pointer = ''] = /^config\/(.+)\.json (.*)$/.exec(config.file(of).placeOf(path)) ?? [];
    return { file, path: pointer.split('/').slice(1), length: words.length };
  };
  // A part has the parameters of those that include it.
  const files = name.startsWith('parts/')
    ? config.names.filter((file) => config.file(file).parts.some((part) => part.name === `config/${name}.json`))
    : [name];
  return Object.fromEntries(files.flatMap(wordsIn));
}

/** What a receiver takes, and the lists of words through which it goes. */
interface Accepted {
  readonly words: readonly string[];
  readonly lists: readonly { readonly file: string; readonly path: Path; readonly words: readonly string[] }[];
}

/** The words that are in all lists. */
function commonOf([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  return first.filter((word) => others.every((other) => other.includes(word)));
}

function numbersOf(declared: ReturnType<Declared['get']>): readonly string[] {
  if (!declared || !('integer' in declared)) return [];
  const { min, max } = declared.integer;
  const count = Math.min(Math.max(max - min + 1, 0), most);
  return Array.from({ length: count }, (_, index) => String(min + index));
}

/** The texts by which choices name the words of parameters, by parameter and word. */
function labelsIn(files: readonly unknown[]): ReadonlyMap<string, string> {
  return new Map(
    files
      .flatMap((value) => nodesIn(value))
      .flatMap(({ node: { parameter, choices, items } }) =>
        Object.values(nodeOf(choices ?? items)).flatMap((choice): [string, string][] => {
          const { value, label } = nodeOf(choice);
          return typeof value === 'string' && typeof label === 'string' && label !== ''
            ? [[`${String(parameter)} ${value}`, label]]
            : [];
        }),
      ),
  );
}
