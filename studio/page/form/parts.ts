import {
  type Path,
  type Schema,
  type Schemas,
  alternativeOf,
  alternativesOf,
  resolveSchema,
  slotOf,
  typeOf,
} from './schema.ts';
import { recordOf } from 'engine/record.ts';

/** A part of an object that has a field or an editor of its own. */
type Part = readonly [name: string, schema: Schema];

/** The schema that a value is shown by: that of the alternative it is written as, or one of anything if none fits. */
export function shownSchema(schemas: Schemas, unresolved: unknown, value: unknown): Schema {
  const schema = resolveSchema(schemas, unresolved);
  const alternatives = alternativesOf(schemas, schema);
  if (alternatives.length === 0) return schema;
  const alternative = alternatives[alternativeOf(alternatives, value)];
  return alternative === undefined ? {} : shownSchema(schemas, alternative, value);
}

/** The schema that a plain value is shown by: one of its own type where its schema is of another. */
export function plainSchema(schema: Schema, value: unknown): Schema {
  const types = [schema['type']].flat();
  const actual = typeOf(value);
  const fits = types.includes(actual) || (actual === 'integer' && types.includes('number'));
  const isPlain =
    'const' in schema || 'enum' in schema || (fits && !types.some((type) => type === 'object' || type === 'array'));
  return isPlain ? schema : { type: actual === 'null' ? 'string' : actual };
}

/** The parts of an object as the form shows them: what its schema knows, and what is there besides. */
export function propertiesOf(schema: Schema, value: object): Part[] {
  const properties: Record<string, unknown> = recordOf(schema['properties']);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const record: Record<string, unknown> = { ...value };
  // A word that has to be there, such as the name of a kind, is nothing to choose.
  const isFixed = (name: string): boolean => {
    const { const: word }: { const?: unknown } = recordOf(properties[name]);
    return word !== undefined && required.includes(name) && record[name] === word;
  };
  return [...new Set([...Object.keys(properties), ...Object.keys(record)])]
    .filter((name) => name !== '$schema' && !isFixed(name))
    .map((name) => [name, recordOf(properties[name] ?? schema['additionalProperties'])]);
}

/** Whether the problems of a place are those of the whole file, which are shown above its form. */
export const isOfFile = (pointer: string): boolean => pointer === '' || pointer === '/$schema';

/** Whether the form shows a place of a value, and with it the problems that the checker has found there. */
export function hasField(schemas: Schemas, unresolved: unknown, value: unknown, [key, ...rest]: Path): boolean {
  if (key === undefined) return true;
  // The name of a kind is chosen with the value that it is in.
  const slot = slotOf(resolveSchema(schemas, unresolved));
  if (slot === key && rest.length === 0) return true;
  const schema = shownSchema(schemas, unresolved, value);
  if (Array.isArray(value))
    return Number(key) < value.length && hasField(schemas, schema['items'], value[Number(key)], rest);
  if (typeOf(value) !== 'object') return false;
  const part = propertiesOf(schema, recordOf(value)).find(([name]) => name === key);
  return part !== undefined && hasField(schemas, part[1], recordOf(value)[key], rest);
}
