import type { ValueKind } from '../src/engine/definition/kind.ts';
import type { CatalogueName } from '../src/values/schema.ts';

/** What a value holds: `fields` of an object, `items` of a list, `any` of a map, nothing of a plain value. */
export interface Shape {
  readonly fields: ReadonlyMap<string, Shape>;
  /** The fields that are there always, where the contract says so. */
  readonly required?: ReadonlySet<string>;
  readonly items?: Shape | undefined;
  readonly any?: Shape | undefined;
  /** What a plain value is, where that is known. */
  readonly kind?: ValueKind | undefined;
  /** The words it may be, where they are few and known. */
  readonly words?: readonly string[] | undefined;
  /** The least and the most that a whole number may be, where both are known. */
  readonly range?: readonly [number, number] | undefined;
  /** The catalogue of values these words are from: its keys, or a field of its entries. */
  readonly from?: { readonly catalogue: CatalogueName; readonly field?: string } | undefined;
}

/** The shape of a plain value. */
export const plain: Shape = { fields: new Map() };

/** The shape of something that could not be read: every path into it may be right. */
export const unread: Shape = {
  fields: new Map(),
  get any() {
    return unread;
  },
};

/** A shape with these fields, each plain or given. */
export function shapeOf(fields: Iterable<string | readonly [string, Shape]>): Shape {
  return {
    fields: new Map([...fields].map((field) => (typeof field === 'string' ? [field, plain] : [field[0], field[1]]))),
  };
}

/** The shape of a value at hand. */
export function shapeOfValue(given: unknown): Shape {
  if (Array.isArray(given)) return { fields: new Map(), items: given.length === 0 ? unread : shapeOfValue(given[0]) };
  if (typeof given !== 'object' || given === null) return { ...plain, kind: kindOfValue(given) };
  return shapeOf(Object.entries(given).map(([key, held]): [string, Shape] => [key, shapeOfValue(held)]));
}

/** The kind of a value at hand: an amount, a day or moment, true or false, or any other text. */
export function kindOfValue(given: unknown): ValueKind | undefined {
  if (typeof given === 'boolean') return 'truth';
  if (typeof given === 'number') return 'amount';
  if (typeof given !== 'string') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(given)) return 'amount';
  return /^\d{4}-\d{2}-\d{2}(T|$)/.test(given) ? 'date' : 'text';
}

/** What a value of each kind is called. */
export const kindWords: Readonly<Record<ValueKind, string>> = {
  amount: 'amount',
  date: 'date',
  truth: 'true or false',
  text: 'text',
};

/** Whether what a reference leads to is or may be of a kind. */
export function isOfKind({ kind, items, fields, words }: Shape, wanted: ValueKind): boolean {
  const isHolder = items !== undefined || (fields.size > 0 && kind === undefined);
  const isWord = kind === undefined && words?.every((word) => kindOfValue(word) !== wanted) === true;
  return !isHolder && !isWord && (kind === undefined || kind === wanted);
}

/** What the entries of a list answer are: of `{ result: [...] }`, or of a list itself. */
export function entryShape(answer: Shape | undefined): Shape | undefined {
  return answer?.fields.get('result')?.items ?? answer?.items;
}
