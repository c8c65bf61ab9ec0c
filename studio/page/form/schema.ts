import { recordOf } from 'engine/record.ts';
import { wordsOf } from '../../../compiler/changes/plain-words.ts';

/** A JSON Schema as the server sends it. */
export type Schema = Readonly<Record<string, unknown>>;
/** All JSON Schemas of config/ by file name. */
export type Schemas = Readonly<Record<string, Schema>>;
/** The path of a value in a file. */
export type Path = readonly (string | number)[];

/** The slots whose kinds are chosen in a gallery. */
export const slotNames = ['block', 'cell', 'field', 'action'] as const;
/** A slot. */
export type Slot = (typeof slotNames)[number];

/** A schema with its reference followed, and what was written beside the reference kept. */
export function resolveSchema(schemas: Schemas, unresolved: unknown): Schema {
  const schema: Schema = { ...recordOf(unresolved) };
  const { $ref, allOf, ...rest } = schema;
  if (typeof $ref === 'string') {
    const target = { ...resolveSchema(schemas, definition(schemas, $ref)), ...rest, from: $ref.replace(/^.*[#/]/, '') };
    return $ref.startsWith('words.json') ? { ...target, 'x-kind': $ref.replace(/^.*\//, '') } : target;
  }
  if (!Array.isArray(allOf)) return schema;
  return Object.assign({}, ...allOf.map((part) => resolveSchema(schemas, part)), rest);
}

function definition(schemas: Schemas, reference: string): unknown {
  const [file = '', pointer = ''] = reference.split('#/');
  return pointer.split('/').reduce<unknown>((current, key) => recordOf(current)[key], schemas[file]);
}

/** The slot that a schema is for; undefined if it is for none. */
export function slotOf(schema: Schema): Slot | undefined {
  return slotNames.find((slot) => schema['from'] === slot);
}

/** Whether a schema is that of a condition. */
export function isCondition(schema: Schema): boolean {
  return schema['from'] === 'condition';
}

/** Whether a schema is that of a part, which is written by its name. */
export function isPart(schema: Schema): boolean {
  return 'include' in recordOf(schema['properties']);
}

/** The alternatives of a schema, each followed; those within alternatives are listed beside them, and parts once. */
export function alternativesOf(schemas: Schemas, schema: Schema): Schema[] {
  const listed = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(listed)) return [];
  return listed
    .map((alternative) => resolveSchema(schemas, alternative))
    .flatMap((alternative) => {
      const inner = slotOf(alternative) === undefined ? alternativesOf(schemas, alternative) : [];
      return inner.length > 0 ? inner : [alternative];
    })
    .filter((alternative, index, all) => !isPart(alternative) || all.findIndex(isPart) === index);
}

/** Whether a value of a schema may have a property. */
export function takes(schemas: Schemas, schema: Schema, name: string): boolean {
  return [schema, ...alternativesOf(schemas, schema)].some(({ properties }) => name in recordOf(properties));
}

/** The alternative that a value is written as: the first whose type, keys and constants fit best. */
export function alternativeOf(alternatives: readonly Schema[], value: unknown): number {
  const points = alternatives.map((alternative) => scoreOf(alternative, value));
  const best = Math.max(...points);
  return best <= 0 ? -1 : points.indexOf(best);
}

/** What the name of a kind counts, beside one property that is missing: a value with the name of a kind is of that kind. */
const named = 20;

function scoreOf(schema: Schema, value: unknown): number {
  const types = [schema['type']].flat();
  if ('const' in schema) return schema['const'] === value ? 3 : 0;
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value) ? 3 : typeof value === 'string' ? 0.4 : 0;
  const type = typeOf(value);
  if (slotOf(schema) !== undefined) return String(slotOf(schema)) in recordOf(value) ? 3 : 0;
  if (types[0] !== undefined && !types.includes(type) && !(type === 'integer' && types.includes('number'))) return 0;
  if (type !== 'object') return 1;
  const properties: Record<string, unknown> = recordOf(schema['properties']);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const current: Record<string, unknown> = recordOf(value);
  // A word that may be left out says nothing where it is.
  const constants = Object.entries(properties).filter(
    ([key, property]) => 'const' in recordOf(property) && (key in current || required.includes(key)),
  );
  if (constants.some(([key, property]) => current[key] !== recordOf(property).const)) return 0;
  // A part is written by its name alone.
  if (required.includes('include') && !('include' in current)) return 0;
  const missing = required.filter((key) => !(String(key) in current)).length;
  const strange =
    schema['additionalProperties'] === false ? Object.keys(current).filter((key) => !(key in properties)) : [];
  return Math.max(0.1, 2 + constants.length * named - missing - strange.length * 0.5 + required.length * 0.01);
}

/** The JSON type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** The words for an alternative in a choice. */
export function titleOf(schema: Schema): string {
  const { description, 'x-kind': kind, type, properties } = schema;
  const slot = slotOf(schema);
  if (slot !== undefined) return `A ${slot}`;
  const keys = Object.keys(recordOf(properties));
  if (isPart(schema)) return 'A part of config/parts';
  if (typeof description === 'string') return description;
  if (typeof kind === 'string') return `A ${kind}`;
  if ('const' in schema) return String(schema['const']);
  if (keys.length > 0) return keys.map(wordsOf).join(', ');
  return type === 'array' ? 'Several' : [type].flat().join(' or ');
}

/**
 * A first value for a schema: what is required, empty. Nothing is chosen for the operator: no address, link, text or
 * amount. A name or word is empty, a plain value is left out: both have a problem until they are filled in.
 */
export function firstValue(schemas: Schemas, unresolved: unknown): unknown {
  const schema = resolveSchema(schemas, unresolved);
  if ('const' in schema) return schema['const'];
  if (slotOf(schema) !== undefined) return {};
  if (Array.isArray(schema['enum'])) return '';
  const [alternative] = alternativesOf(schemas, schema);
  if (alternative) return firstValue(schemas, alternative);
  const [type] = [schema['type']].flat();
  if (type === 'array') return Number(schema['minItems'] ?? 0) > 0 ? firstEntries(schemas, schema['items']) : [];
  if (type === 'object' || schema['properties'] !== undefined) {
    const properties: Record<string, unknown> = recordOf(schema['properties']);
    const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
    return Object.fromEntries(
      required
        .filter((key) => !isPlain(resolveSchema(schemas, properties[key])))
        .map((key) => [key, firstValue(schemas, properties[key])]),
    );
  }
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return Number(schema['minimum'] ?? 0);
  return '';
}

/**
 * A first value of one alternative that is read as that one: with as many empty names and plain values as tell it from
 * the others. Each has a problem until it is filled in.
 */
export function firstOfAlternative(schemas: Schemas, alternatives: readonly Schema[], index: number): unknown {
  const first = firstValue(schemas, alternatives[index]);
  const required = alternatives[index]?.['required'];
  if (typeOf(first) !== 'object' || !Array.isArray(required)) return first;
  const value: Record<string, unknown> = { ...recordOf(first) };
  for (const key of required.map(String)) {
    if (alternativeOf(alternatives, value) === index) return value;
    value[key] ??= '';
  }
  return value;
}

/** The entries that a list begins with; of blocks and other kinds none, as each is chosen. */
function firstEntries(schemas: Schemas, items: unknown): unknown[] {
  return slotWithin(schemas, items) === undefined ? [firstValue(schemas, items)] : [];
}

/** The slot that a value is for, itself or as one of its alternatives. */
export function slotWithin(schemas: Schemas, unresolved: unknown): Slot | undefined {
  const schema = resolveSchema(schemas, unresolved);
  return (
    slotOf(schema) ??
    alternativesOf(schemas, schema)
      .map(slotOf)
      .find((slot) => slot !== undefined)
  );
}

/** A first value of a kind of a slot. */
export function firstOfKind(schemas: Schemas, slot: Slot, name: string): unknown {
  return firstValue(schemas, kindOf(schemas, slot, name));
}

/** The words that a kind of a slot is found by: those of all that it takes. */
export function kindWords(schemas: Schemas, slot: Slot, name: string): string {
  const wordsIn = (value: unknown): string[] =>
    Object.entries(recordOf(value)).flatMap(([key, child]) => {
      if (key === 'properties') return [...Object.keys(recordOf(child)), ...wordsIn(child)];
      if (key === '$ref') return [String(child).replace(/^.*\//, '')];
      return key === 'description' ? [String(child)] : wordsIn(child);
    });
  return wordsIn(kindOf(schemas, slot, name)).join(' ');
}

function kindOf(schemas: Schemas, slot: Slot, name: string): Schema {
  const kinds = alternativesOf(schemas, resolveSchema(schemas, { $ref: `kinds.json#/definitions/${slot}` }));
  return kinds.find(({ properties }) => recordOf(recordOf(properties)[slot]).const === name) ?? {};
}

/** Whether a schema is of a text, number, yes or no, or word to choose, and not the name of something. */
function isPlain(schema: Schema): boolean {
  const types = [schema['type']].flat();
  // A word of a parameter may be empty: one that is not chosen yet is left out.
  const isName = 'x-kind' in schema && schema['x-kind'] !== 'searchWord';
  const isOther = isName || ['const', 'anyOf', 'oneOf'].some((key) => key in schema);
  return (
    !isOther &&
    ('enum' in schema || (types[0] !== undefined && !types.some((type) => type === 'object' || type === 'array')))
  );
}
