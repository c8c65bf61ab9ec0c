import { isRecord } from 'engine/record.ts';
import type { Path, Schema } from './schema.ts';

/** Where a property stands, its schema and its value. */
export interface At {
  readonly path: Path;
  readonly schema: Schema;
  readonly value: unknown;
  /** Whether the object gives its texts a number to count by. */
  readonly hasCount: boolean;
}

/** Where a property stands, from the options that its object gave it for the engine; undefined for one that has none. */
export function atOf(options: unknown): At | undefined {
  const at = isRecord(options) ? options['at'] : undefined;
  return isAt(at) ? at : undefined;
}

function isAt(value: unknown): value is At {
  return isRecord(value) && Array.isArray(value['path']) && isRecord(value['schema']);
}
