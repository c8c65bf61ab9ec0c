/** What a value holds: `fields` of an object, `items` of a list, `any` of a map, nothing of a plain value. */
export interface Shape {
  readonly fields: ReadonlyMap<string, Shape>;
  readonly items?: Shape | undefined;
  readonly any?: Shape | undefined;
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
  if (Array.isArray(given)) return { fields: new Map(), items: shapeOfValue(given[0]) };
  if (typeof given !== 'object' || given === null) return plain;
  return shapeOf(Object.entries(given).map(([key, held]): [string, Shape] => [key, shapeOfValue(held)]));
}

/** What the entries of a list answer are: of `{ result: [...] }`, or of a list itself. */
export function entryShape(answer: Shape | undefined): Shape | undefined {
  return answer?.fields.get('result')?.items ?? answer?.items;
}
