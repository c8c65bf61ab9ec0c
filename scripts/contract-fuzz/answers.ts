import fc from 'fast-check';
import { type Schema, contract } from '../contract.ts';
import { recordOf } from 'engine/record.ts';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Values that a faulty server may put in the place of another one. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, '', ' ', [], {}, [[]], [null], { result: [] }, 0, -0, -1, 1e30, 1e-30),
  fc.constantFrom<unknown>(
    'NaN',
    'null',
    '-1',
    '1e30',
    '1,5',
    '٠٫٥',
    '0x1',
    '__proto__',
    '\u0000',
    '2026-02-30',
    'soon',
  ),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Answers that match a schema of openapi.yaml. @throws for a keyword that it does not know */
export function validAnswers(schema: Schema): fc.Arbitrary<unknown> {
  const { $ref, enum: words, const: only, anyOf, type } = schema;
  if (typeof $ref === 'string') return validAnswers(contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (Array.isArray(words)) return fc.constantFrom<unknown>(...words);
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((one) => validAnswers(recordOf(one))));
  if (Array.isArray(type)) return fc.oneof(...type.map((one: unknown) => validAnswers({ ...schema, type: one })));
  switch (type) {
    case 'object':
      return objects(schema);
    case 'array':
      return lists(schema);
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: numberOr(schema['minimum'], -1000), max: numberOr(schema['maximum'], 2_000_000_000) });
    case 'number':
      return fc.double({ min: numberOr(schema['minimum'], -1e9), max: 1e12, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`no answers can be made for ${JSON.stringify(schema)}`);
  }
}

/** Answers of which a part is replaced, left out, repeated or added, so that most of them break the schema. */
export function brokenAnswers(schema: Schema): fc.Arbitrary<unknown> {
  const change = fc.record({ at: fc.nat(), odd, operation: fc.constantFrom('replace', 'replace', 'leave out', 'add') });
  return fc
    .tuple(validAnswers(schema), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([answer, changes]) => changes.reduce<unknown>((body, one) => changed(body, one), answer));
}

interface Change {
  readonly at: number;
  readonly odd: unknown;
  readonly operation: string;
}

/** A copy of an answer with one change at a place that `at` chooses. */
function changed(answer: unknown, { at, odd: value, operation }: Change): unknown {
  const copy: { root: unknown } = structuredClone({ root: answer });
  const places = placesIn(copy);
  const place = places[at % places.length];
  if (!place) return value;
  const { holder, key } = place;
  if (operation === 'add') Object.assign(recordOf(holder[key]), { extra: value });
  else if (operation === 'leave out' && holder !== copy) Reflect.deleteProperty(holder, key);
  else holder[key] = value;
  // A list has no holes.
  return JSON.parse(JSON.stringify({ root: copy.root ?? null })).root;
}

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function placesIn(part: unknown): Place[] {
  if (typeof part !== 'object' || part === null) return [];
  const holder: Record<string, unknown> = recordOf(part);
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

function objects(schema: Schema): fc.Arbitrary<unknown> {
  const { properties, required, additionalProperties } = schema;
  if (properties === undefined)
    return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}\.[a-z]{1,8}$/), validAnswers(recordOf(additionalProperties)), {
      maxKeys: 6,
      noNullPrototype: true,
    });
  const fields = Object.entries(recordOf(properties)).map(
    ([name, one]) => [name, validAnswers(recordOf(one))] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: list(required).map(String), noNullPrototype: true });
}

function lists({ items, prefixItems }: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(prefixItems)) return fc.tuple(...prefixItems.map((one) => validAnswers(recordOf(one))));
  return fc.array(validAnswers(recordOf(items)), { maxLength: 4 });
}

function texts({ pattern, format, minLength, maxLength }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date-time') {
    const moments = { min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    return fc.date(moments).map((date) => date.toISOString());
  }
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength: numberOr(minLength, 0), maxLength: Math.min(numberOr(maxLength, 20), 20) });
}

function numberOr(value: unknown, other: number): number {
  return typeof value === 'number' ? value : other;
}
