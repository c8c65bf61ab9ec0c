/**
 * A value of unknown type as an object whose fields are unknown; without fields where it is none.
 *
 * @example
 *   recordOf(null).name; // undefined
 */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/**
 * Whether a value is an object, also a list; its fields are unknown.
 *
 * @example
 *   isRecord([]); // true
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
