import { moduleCode as moduleOfConfig } from 'engine/compiler/emit/virtual-modules.ts';
import { z } from 'zod';

import type { Project } from '../project.ts';
import { bootTable } from './boot-table.ts';
import { pageSchemas } from '../../src/values/schema.ts';
import type { Shape } from '../../src/values/shape.ts';

/** The code of the virtual module `name` (without prefix), of config or of its plain values; undefined if there is none. */
export function moduleCode(project: Project, name: string): string | undefined {
  switch (name) {
    case 'values':
      return `export default ${JSON.stringify(project.values)};`;
    case 'values-shape':
      return `export default ${JSON.stringify(valuesShape())};`;
    case 'business':
      return `export default ${JSON.stringify(project.business)};`;
    case 'boot-table':
      return `export default ${JSON.stringify(bootTable(project))};`;
    default:
      return moduleOfConfig(project, name);
  }
}

/** The kinds of the plain values, which the page checks in place of the schemas: those need a library. */
function valuesShape(): Record<string, Shape> {
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
