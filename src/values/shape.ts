import shapeOfValues from 'virtual:config/values-shape';

import type { Values } from './schema.ts';

/** The kinds of values by name: `name?` may be missing, `*` stands for every other name, a list has entries of one kind. */
export type Shape = 'string' | 'number' | 'boolean' | 'any' | readonly [Shape] | { readonly [name: string]: Shape };

/** Whether the data block has all values, each of its kind; what they are was checked when they were written. */
export function isValues(block: unknown): block is Values {
  return misfits(block).length === 0;
}

/** Where a value is missing or of another kind; a list counts as a whole. */
export function misfits(value: unknown, shape: Shape = shapeOfValues, path: readonly string[] = []): string[][] {
  if (typeof shape === 'string') return shape === 'any' || typeof value === shape ? [] : [[...path]];
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== isList(shape)) return [[...path]];
  if (isList(shape))
    return Object.values(value).some((entry) => misfits(entry, shape[0]).length > 0) ? [[...path]] : [];
  const rest = new Map<string, unknown>(Object.entries(value));
  const named = Object.entries(shape).flatMap(([key, kind]) => {
    const name = key.replace('?', '');
    if (name === '*' || (name !== key && !rest.has(name))) return [];
    const entry = rest.get(name);
    rest.delete(name);
    return misfits(entry, kind, [...path, name]);
  });
  return [...named, ...[...rest].flatMap(([name, entry]) => misfits(entry, shape['*'] ?? 'any', [...path, name]))];
}

function isList(shape: Exclude<Shape, string>): shape is readonly [Shape] {
  return Array.isArray(shape);
}
