import type { Parameter } from '../src/domain/parameter.ts';
import type { ViewDefinition } from '../src/engine/definition/kind.ts';
import type { GivenFault, ValueKind, WordFault } from '../src/engine/definition/scope.ts';
import type { CatalogueName } from '../src/values/schema.ts';
import type { Operation } from './contract.ts';
import { nearest } from './faults.ts';
import { type ShapeAt, strangeWords } from './reference-words.ts';
import { isOfKind, kindWords } from './shape.ts';

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

/** What a value must be: one of a few words, a whole number, or of a kind. */
interface Bounds {
  readonly words?: readonly string[];
  readonly integer?: { readonly min: number; readonly max: number };
  readonly kind?: ValueKind;
}

/** What is wrong with parameters given to a target: names it does not take, values it does not know, names it needs. */
export function givenFaults(target: Target, given: Readonly<Record<string, unknown>>, shapeAt: ShapeAt): GivenFault[] {
  const { title, takes, needs, because } = target;
  const faults: GivenFault[] = [];
  for (const [word, held] of Object.entries(given)) {
    if (takes.has(word)) {
      const fault = isReference(held)
        ? referenceFault(target, held, takes.get(word), shapeAt)
        : literalFault(held, takes.get(word));
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
  const { words, integer } = bounds;
  if (words && !words.includes(String(held))) {
    return { message: `"${String(held)}" is none of ${words.join(', ')}`, nearest: nearest(String(held), words) };
  }
  const isInRange =
    integer === undefined ||
    integer.min > integer.max ||
    (Number.isInteger(held) && Number(held) >= integer.min && Number(held) <= integer.max);
  return isInRange ? undefined : { message: `must be a whole number from ${integer.min} to ${integer.max}` };
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
  const { words, kind } = bounds;
  if (kind !== undefined && !isOfKind(shape, kind)) return { message: `"${reference}" is no ${kindWords[kind]}` };
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
    if (!parameter || 'text' in parameter || 'date' in parameter) return [[name, undefined]];
    if ('integer' in parameter) return [[name, { integer: parameter.integer }]];
    const words = 'oneOf' in parameter ? parameter.oneOf : keysOf(parameter.from);
    const names = parameter.alias === undefined ? [name] : [name, parameter.alias];
    return names.map((one) => [one, words && { words }]);
  });
  return { title, takes: new Map(takes), needs: [] };
}

/** Something with placeholders, all of which must be filled. */
export function placeholdersTarget(title: string, names: readonly string[]): Target {
  return { title, takes: new Map(names.map((name) => [name, undefined])), needs: names };
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
  const takes = names.map((name): [string, Bounds | undefined] => {
    const words = operation.words.get(name);
    return [name, words && { words }];
  });
  return { title: operation.id, takes: new Map(takes), needs, isOfContract: true };
}

/** The parameters of a view; all are needed. */
export function viewTarget(name: string, view: ViewDefinition): Target {
  return placeholdersTarget(name, view.parameters);
}
