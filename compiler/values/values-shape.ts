import { z } from 'zod';

import { pageSchemas } from '../../src/values/schema.ts';
import type { Shape } from '../../src/values/shape.ts';

/** The kinds of the plain values, which the page checks in place of the schemas: those need a library. */
export function valuesShape(): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [name, shapeOf(z.toJSONSchema(schema, { io: 'input' }))]),
  );
}

function shapeOf({ type, items, properties, required, additionalProperties }: z.core.JSONSchema.BaseSchema): Shape {
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'number' || type === 'boolean') return type;
  if (type === 'array') return [isSchema(items) ? shapeOf(items) : 'any'];
  if (type !== 'object') return 'any';
  const named = Object.entries(properties ?? {}).filter(([name]) => name !== '$schema');
  return {
    ...Object.fromEntries(
      named.map(([name, inner]) => [
        required?.includes(name) === true ? name : `${name}?`,
        isSchema(inner) ? shapeOf(inner) : 'any',
      ]),
    ),
    ...(isSchema(additionalProperties) && { '*': shapeOf(additionalProperties) }),
  };
}

function isSchema(schema: unknown): schema is z.core.JSONSchema.BaseSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}
