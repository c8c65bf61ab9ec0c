import compiled from 'virtual:config/values';

import type { Values } from './schema.ts';
import { isValues, misfits } from './shape.ts';

/** The data block with what the build was compiled with in place of each value that is missing or of another kind. */
export function repaired(block: Readonly<Record<string, unknown>>): Values {
  const fixed = structuredClone(block);
  const paths = misfits(block);
  for (const path of paths) {
    const parent = at(fixed, path.slice(0, -1));
    const value = at(compiled, path);
    const field = path.at(-1);
    if (typeof parent !== 'object' || parent === null || field === undefined) continue;
    if (value === undefined) Reflect.deleteProperty(parent, field);
    else Reflect.set(parent, field, value);
  }
  if (Object.keys(block).length > 0)
    console.error(
      `values of index.html are missing or of another kind: ${paths.map((path) => path.join('.')).join(', ')}`,
    );
  return isValues(fixed) ? fixed : compiled;
}

function at(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}
