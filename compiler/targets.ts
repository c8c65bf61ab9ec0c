import type { Parameter } from '../src/domain/parameter.ts';
import type { ViewDefinition } from '../src/engine/definition/kind.ts';
import type { GivenFault, WordFault } from '../src/engine/definition/scope.ts';
import type { EntryValue } from '../src/values/entry-value.ts';
import type { CatalogueName } from '../src/values/schema.ts';
import type { Bounds, Operation } from './contract.ts';
import { nearest } from './faults.ts';
import { type ShapeAt, strangeWords } from './reference-words.ts';
import { isOfKind, kindOfValue, kindWords, plain } from './shape.ts';

/** Something that takes named parameters. */
export interface Target {
  readonly title: string;
  /** What each parameter may be, by its name; undefined where anything may. */
  readonly takes: ReadonlyMap<string, Bounds | undefined>;
  /** The parameters it does not do without. */
  readonly needs: readonly string[];
  /** What it needs them for, in words. */
  readonly because?: string;
  /** Whether openapi.yaml says what it takes: a catalogue with more entries than that is wrong itself. */
  readonly isOfContract?: boolean;
}

/** What is wrong with parameters given to a target: names it does not take, values it does not know, names it needs. */
export function givenFaults(target: Target, given: Readonly<Record<string, unknown>>, shapeAt: ShapeAt): GivenFault[] {
  const { title, takes, needs, because } = target;
  const faults: GivenFault[] = [];
  for (const [word, held] of Object.entries(given)) {
    if (takes.has(word)) {
      const fault =
        styleFault(target, word, held, takes.get(word)?.isNumber) ??
        (isReference(held)
          ? referenceFault(target, held, takes.get(word), shapeAt)
          : literalFault(held, takes.get(word)));
      if (fault) faults.push({ word, ...fault });
      continue;
    }
    const names = [...takes.keys()];
    const near = nearest(word, names);
    const rest = near !== undefined || names.length === 0 ? '' : `, only ${names.join(', ')}`;
    faults.push({ word, isAtKey: true, message: `${title} takes no "${word}"${rest}`, nearest: near });
  }
  const meant = new Set(faults.map((fault) => fault.nearest));
  for (const name of needs)
    if (!(name in given) && !meant.has(name)) faults.push({ message: `${title} needs "${name}"${because ?? ''}` });
  return faults;
}

function literalFault(held: unknown, bounds: Bounds | undefined): WordFault | undefined {
  if (!bounds || typeof held === 'object') return undefined;
  const { words, integer, kind } = bounds;
  if (words && !words.includes(String(held))) {
    return { message: `"${String(held)}" is none of ${words.join(', ')}`, nearest: nearest(String(held), words) };
  }
  const isInRange =
    integer === undefined ||
    integer.min > integer.max ||
    (Number.isInteger(held) && Number(held) >= integer.min && Number(held) <= integer.max);
  if (!isInRange) return { message: `must be a whole number from ${integer.min} to ${integer.max}` };
  const isOf = kind === undefined || held === '' || isOfKind({ ...plain, kind: kindOfValue(held) }, kind);
  return isOf ? undefined : { message: `${JSON.stringify(held)} is no ${kindWords[kind]}` };
}

/** A reference that may be a word which is not taken, or is nothing of the kind. */
function referenceFault(
  { title, isOfContract }: Target,
  reference: string,
  bounds: Bounds | undefined,
  shapeAt: ShapeAt,
): WordFault | undefined {
  const shape = shapeAt(reference);
  if (!bounds || !shape) return undefined;
  const { words, kind, isDay } = bounds;
  const day = reference.slice(0, reference.lastIndexOf('.'));
  if (isDay === true && shapeAt(day)?.fields.has('start'))
    return { message: `"${reference}" is a moment of the day, not the day itself`, nearest: day };
  if (kind !== undefined && !isOfKind(shape, kind)) {
    const fields = [...shape.fields].filter(([, held]) => held.kind === kind).map(([name]) => `${reference}.${name}`);
    return { message: `"${reference}" is no ${kindWords[kind]}`, nearest: nearest(reference, fields) };
  }
  if (!words) return undefined;
  const { strange, isOfEntries, nearest: hint } = strangeWords(reference, words, shapeAt);
  if (strange.length === 0 || (isOfContract === true && isOfEntries)) return undefined;
  const may = strange.map((word) => `"${word}"`).join(', ');
  const only = words.filter((word) => word !== '').join(', ');
  return { message: `"${reference}" may be ${may}: ${title} takes only ${only}`, nearest: hint };
}

function isReference(held: unknown): held is string {
  return typeof held === 'string' && held.startsWith('$');
}

/** A screen, list or form; `keysOf` answers the keys of a catalogue, or undefined when it could not be read. */
export function parametersTarget(
  title: string,
  declared: ReadonlyMap<string, Parameter | undefined>,
  keysOf: (from: CatalogueName) => readonly string[] | undefined,
): Target {
  const takes = [...declared].flatMap(([name, parameter]): [string, Bounds | undefined][] => {
    if (!parameter || 'text' in parameter) return [[name, undefined]];
    if ('date' in parameter) return [[name, { isDay: true }]];
    if ('integer' in parameter) return [[name, { integer: parameter.integer, kind: 'amount' }]];
    const words = 'oneOf' in parameter ? parameter.oneOf : keysOf(parameter.from);
    const names = parameter.alias === undefined ? [name] : [name, parameter.alias];
    return names.map((one) => [one, words && { words }]);
  });
  return { title, takes: new Map(takes), needs: [] };
}

/** Something with placeholders, all of which must be filled; of a text each is told as a number or not. */
export function placeholdersTarget(title: string, names: Iterable<readonly [string, boolean | undefined]>): Target {
  const takes = [...names].map(([name, isNumber]): [string, Bounds] => [name, { isNumber }]);
  return { title, takes: new Map(takes), needs: takes.map(([name]) => name) };
}

/** A number that is put into a text without the style in which it reads, or a word with one. */
function styleFault(
  { title }: Target,
  word: string,
  held: unknown,
  isNumber: boolean | undefined,
): WordFault | undefined {
  const hasStyle = typeof held === 'object';
  // The form of a plural follows from the number itself.
  if (isNumber === undefined || word === 'count' || isNumber === hasStyle) return undefined;
  return isNumber
    ? { message: `"${word}" of ${title} is a number: it wants its style, as { "value": …, "style": "figure" }` }
    : {
        message: `"${word}" of ${title} is no number and has no style: a number stands in texts as {{${word}, number}}`,
      };
}

/** The path and query of a GET; of a page of a list without its offset and limit, which the app adds. */
export function queryTarget(operation: Operation, isPage: boolean): Target {
  const isOwn = (name: string): boolean => !isPage || !['offset', 'limit'].includes(name);
  const query = operation.queryParameters.filter(isOwn);
  return operationTarget(
    operation,
    [...operation.pathParameters, ...query],
    [...operation.pathParameters, ...query.filter((name) => operation.required.includes(name))],
  );
}

/** The parameters in the path of a call; all are needed. */
export function pathTarget(operation: Operation): Target {
  return operationTarget(operation, operation.pathParameters, operation.pathParameters);
}

/** The body of a POST. */
export function bodyTarget(operation: Operation): Target {
  return operationTarget(
    operation,
    operation.bodyFields,
    operation.bodyFields.filter((name) => operation.required.includes(name)),
  );
}

function operationTarget(operation: Operation, names: readonly string[], needs: readonly string[]): Target {
  const takes = names.map((name): [string, Bounds | undefined] => [name, operation.takes.get(name)]);
  return { title: operation.id, takes: new Map(takes), needs, isOfContract: true };
}

/** The parameters of a view; all are needed. `wordsOfEntries` answers the words of entries, or undefined when they are not known. */
export function viewTarget(
  title: string,
  { parameters }: ViewDefinition,
  wordsOfEntries: (given: EntryValue) => readonly string[] | undefined,
): Target {
  const takes = Object.entries(parameters).map(([name, held]): [string, Bounds] => {
    if (typeof held === 'string') return [name, { kind: held }];
    return [name, { words: 'of' in held ? wordsOfEntries(held) : held }];
  });
  return { title, takes: new Map(takes), needs: Object.keys(parameters) };
}
