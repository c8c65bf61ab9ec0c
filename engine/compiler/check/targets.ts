import type { Parameter } from '../../runtime/parameter.ts';
import type { ViewDefinition } from '../../schema/kind.ts';
import type { FaultKind } from '../../schema/fault-kind.ts';
import type { ArgumentFault, WordFault } from '../../schema/scope.ts';
import type { EntryValue } from '../../schema/scope.ts';
import { isReference } from '../../schema/value.ts';
import type { CatalogueName } from '../../schema/register.ts';
import type { Bounds, Operation } from '../read/contract.ts';
import { nearest } from '../report/faults.ts';
import { type ShapeAt, strangeWords } from './reference-words.ts';
import { isOfKind, kindOfValue, kindWords, plain } from './shape.ts';

/** Something that accepts named parameters: a screen, list, form, view, operation, link or text. */
export interface Target {
  /** The link or text whose placeholders they are. */
  readonly filled?: Pick<Extract<FaultKind, { is: 'placeholder' }>, 'of' | 'name'>;
  readonly title: string;
  /** The rules for each parameter, by name; undefined if any value is accepted. */
  readonly takes: ReadonlyMap<string, Bounds | undefined>;
  /** The required parameters. */
  readonly needs: readonly string[];
  /** The reason why they are required, for messages. */
  readonly because?: string;
  /** Whether openapi.yaml defines the accepted values; a catalogue with further entries is then itself faulty. */
  readonly isOfContract?: boolean;
}

/** Faults of the arguments of a target: unknown names, invalid values, and missing required ones. */
export function argumentFaults(
  target: Target,
  args: Readonly<Record<string, unknown>>,
  shapeAt: ShapeAt,
): ArgumentFault[] {
  const { title, takes, needs, because, filled } = target;
  const kindOf = (word: string, isNeeded: boolean): FaultKind | undefined =>
    filled && { is: 'placeholder', ...filled, word, isNeeded };
  const faults: ArgumentFault[] = [];
  for (const [word, value] of Object.entries(args)) {
    if (takes.has(word)) {
      const fault =
        styleFault(target, word, value, takes.get(word)?.isNumber) ??
        (isReference(value)
          ? referenceFault(target, value, takes.get(word), shapeAt)
          : literalFault(value, takes.get(word)));
      if (fault) faults.push({ word, ...fault });
      continue;
    }
    const names = [...takes.keys()];
    const near = nearest(word, names);
    const rest = near !== undefined || names.length === 0 ? '' : `, only ${names.join(', ')}`;
    const message = `${title} does not accept "${word}"${rest}`;
    faults.push({ word, isAtKey: true, message, nearest: near, kind: kindOf(word, false) });
  }
  const meant = new Set(faults.map((fault) => fault.nearest));
  for (const name of needs)
    if (!(name in args) && !meant.has(name))
      faults.push({ message: `${title} needs "${name}"${because ?? ''}`, kind: kindOf(name, true) });
  return faults;
}

function literalFault(value: unknown, bounds: Bounds | undefined): WordFault | undefined {
  if (!bounds || typeof value === 'object') return undefined;
  const { words, integer, kind } = bounds;
  if (words && !words.includes(String(value))) {
    const word = String(value);
    const message = `"${word}" is not one of ${words.join(', ')}`;
    return { message, nearest: nearest(word, words), kind: { is: 'word', word, words } };
  }
  const isInRange =
    integer === undefined ||
    integer.min > integer.max ||
    (Number.isInteger(value) && Number(value) >= integer.min && Number(value) <= integer.max);
  if (!isInRange) return { message: `must be a whole number from ${integer.min} to ${integer.max}` };
  const isOf = kind === undefined || value === '' || isOfKind({ ...plain, kind: kindOfValue(value) }, kind);
  return isOf ? undefined : { message: `${JSON.stringify(value)} is not ${kindWords[kind]}` };
}

/** The fault of a reference whose value can be a word that is not accepted, or is of the wrong kind. */
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
    const fields = [...shape.fields].filter(([, field]) => field.kind === kind).map(([name]) => `${reference}.${name}`);
    return { message: `"${reference}" is not ${kindWords[kind]}`, nearest: nearest(reference, fields) };
  }
  if (!words) return undefined;
  const { strange, isOfEntries, nearest: hint } = strangeWords(reference, words, shapeAt);
  if (strange.length === 0 || (isOfContract === true && isOfEntries)) return undefined;
  const may = strange.map((word) => `"${word}"`).join(', ');
  const only = words.filter((word) => word !== '').join(', ');
  return { message: `"${reference}" may be ${may}: ${title} accepts only ${only}`, nearest: hint };
}

/** A screen, list or form; `keysOf` returns the keys of a catalogue, or undefined if it could not be read. */
export function parametersTarget(
  title: string,
  declared: ReadonlyMap<string, Parameter | undefined>,
  keysOf: (from: CatalogueName) => readonly string[] | undefined,
): Target {
  const takes = [...declared].flatMap(([name, parameter]): [string, Bounds | undefined][] => {
    // No link gives what a person types.
    if (parameter && 'typed' in parameter) return [];
    if (!parameter || 'text' in parameter) return [[name, undefined]];
    if ('date' in parameter) return [[name, { isDay: true }]];
    if ('integer' in parameter) return [[name, { integer: parameter.integer, kind: 'amount' }]];
    const words = 'oneOf' in parameter ? parameter.oneOf : keysOf(parameter.from);
    const names = parameter.alias === undefined ? [name] : [name, parameter.alias];
    return names.map((one) => [one, words && { words }]);
  });
  return { title, takes: new Map(takes), needs: [] };
}

/** A link or text with placeholders, all of which are required; in texts each one is marked as a number or not. */
export function placeholdersTarget(
  filled: NonNullable<Target['filled']>,
  names: Iterable<readonly [string, boolean | undefined]>,
): Target {
  const title = `the ${filled.of} "${filled.name}"`;
  const takes = [...names].map(([name, isNumber]): [string, Bounds] => [name, { isNumber }]);
  return { title, filled, takes: new Map(takes), needs: takes.map(([name]) => name) };
}

/** The fault of a number that is passed to a text without a style, or of a word with one. */
function styleFault(
  { title }: Target,
  word: string,
  value: unknown,
  isNumber: boolean | undefined,
): WordFault | undefined {
  const hasStyle = typeof value === 'object' && value !== null && Reflect.get(value, 'style') !== 'date';
  // `count` has no style: the plural form depends on the number itself.
  if (isNumber === undefined || word === 'count' || isNumber === hasStyle) return undefined;
  return isNumber
    ? { message: `"${word}" of ${title} is a number: it needs a style, as { "value": …, "style": "figure" }` }
    : {
        message: `"${word}" of ${title} is not a number and must not have a style: a number is written in texts as {{${word}, number}}`,
      };
}

/** The path and query parameters of a GET; for a page of a list without offset and limit, which the app adds. */
export function queryTarget(operation: Operation, isPage: boolean): Target {
  const isAccepted = (name: string): boolean => !isPage || !['offset', 'limit'].includes(name);
  const query = operation.queryParameters.filter(isAccepted);
  return operationTarget(
    operation,
    [...operation.pathParameters, ...query],
    [...operation.pathParameters, ...query.filter((name) => operation.required.includes(name))],
  );
}

/** The path parameters of an operation; all are required. */
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

/** The parameters of a view; all are required. `wordsOfEntries` returns the words of entries, undefined if unknown. */
export function viewTarget(
  title: string,
  { parameters }: ViewDefinition,
  wordsOfEntries: (value: EntryValue) => readonly string[] | undefined,
): Target {
  const takes = Object.entries(parameters).map(([name, declaration]): [string, Bounds] => {
    if (typeof declaration === 'string') return [name, { kind: declaration }];
    return [name, { words: 'of' in declaration ? wordsOfEntries(declaration) : declaration }];
  });
  return { title, takes: new Map(takes), needs: Object.keys(parameters) };
}
