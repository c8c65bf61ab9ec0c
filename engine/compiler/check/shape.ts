import type { ValueKind } from '../../schema/scope.ts';
import type { CatalogueName } from '../../schema/register.ts';

/** The structure of a value: `fields` of an object, `items` of a list, `any` for the values of a map. */
export interface Shape {
  readonly fields: ReadonlyMap<string, Shape>;
  /** The fields that are always present according to the contract. */
  readonly required?: ReadonlySet<string>;
  readonly items?: Shape | undefined;
  readonly any?: Shape | undefined;
  /** The kind of a plain value, if known. */
  readonly kind?: ValueKind | undefined;
  /** The possible values, if they are few and known. */
  readonly words?: readonly string[] | undefined;
  /** The minimum and maximum of a whole number, if both are known. */
  readonly range?: readonly [number, number] | undefined;
  /** The catalogue that `words` come from: its keys, or a field of its entries. */
  readonly from?: { readonly catalogue: CatalogueName; readonly field?: string } | undefined;
}

/** The shape of a plain value. */
export const plain: Shape = { fields: new Map() };

/** The shape of something that could not be read: every path into it is accepted. */
export const unknownShape: Shape = {
  fields: new Map(),
  get any() {
    return unknownShape;
  },
};

/** A shape with these fields; a field without a shape is plain. */
export function shapeOf(fields: Iterable<string | readonly [string, Shape]>): Shape {
  return {
    fields: new Map([...fields].map((field) => (typeof field === 'string' ? [field, plain] : [field[0], field[1]]))),
  };
}

/** The shape of an actual value. */
export function shapeOfValue(value: unknown): Shape {
  if (Array.isArray(value))
    return { fields: new Map(), items: value.length === 0 ? unknownShape : shapeOfValue(value[0]) };
  if (typeof value !== 'object' || value === null) return { ...plain, kind: kindOfValue(value) };
  return shapeOf(Object.entries(value).map(([key, child]): [string, Shape] => [key, shapeOfValue(child)]));
}

/** The kind of an actual value: an amount, a date, true or false, or any other text. */
export function kindOfValue(value: unknown): ValueKind | undefined {
  if (typeof value === 'boolean') return 'truth';
  if (typeof value === 'number') return 'amount';
  if (typeof value !== 'string') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(value)) return 'amount';
  return /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? 'date' : 'text';
}

/** The word for each kind of value, for messages. */
export const kindWords: Readonly<Record<ValueKind, string>> = {
  amount: 'an amount',
  date: 'a date',
  truth: 'true or false',
  text: 'a text',
};

/** Whether a value of this shape is or can be of a kind. */
export function isOfKind({ kind, items, fields, words }: Shape, expected: ValueKind): boolean {
  const isHolder = items !== undefined || (fields.size > 0 && kind === undefined);
  const isWord = kind === undefined && words?.every((word) => kindOfValue(word) !== expected) === true;
  return !isHolder && !isWord && (kind === undefined || kind === expected);
}

/** The shape of the entries of a list answer, `{ result: [...] }` or an array. */
export function entryShape(answer: Shape | undefined): Shape | undefined {
  return answer?.fields.get('result')?.items ?? answer?.items;
}
