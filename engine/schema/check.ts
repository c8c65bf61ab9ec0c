import { z } from 'zod';

import { isRecord } from '../record.ts';
import type { ConfigScope, SlotName, WordFault } from './scope.ts';

/** What is wrong with a value of config, at a path below it. */
export interface Complaint extends WordFault {
  readonly path?: readonly PropertyKey[];
  /** Whether the key is wrong, not its value. */
  readonly isAtKey?: boolean | undefined;
}
type Complaints = readonly (Complaint | undefined)[];

interface Check {
  /** A method, as each takes the values of its own schema alone. */
  run(value: unknown, scope: ConfigScope): Complaints;
}

/** What the compiler asks of a schema's values beside their form. */
interface Rules {
  /** The slot whose kinds may stand there. */
  readonly slot?: SlotName;
  /** Whether a kind may say its column there. */
  readonly isPlaced?: boolean;
  /** Whether a text that begins with `$` is a reference there. */
  readonly isValue?: boolean;
  readonly checks?: readonly Check[];
  /** The names that may be used inside of the value. */
  readonly inner?: (written: Readonly<Record<string, unknown>>, scope: ConfigScope) => ConfigScope;
}
const rules = z.registry<Rules>();

/** What the compiler asks of the values of a schema. */
export function rulesOf(schema: z.core.$ZodType): Rules {
  return rules.get(schema) ?? {};
}

/** A schema of an object that names one of the kinds of a slot, which the compiler reads by the kind's own schema. */
export function slotSchema(slot: SlotName, isPlaced: boolean) {
  const schema = z
    .unknown()
    .refine((written) => isRecord(written) && !Array.isArray(written), 'must be a group of values in braces, { }');
  rules.add(schema, { slot, isPlaced });
  return schema;
}

/** A schema of values that may be references. */
export function referring<Schema extends z.ZodType>(schema: Schema): Schema {
  const copy = schema.clone();
  rules.add(copy, { ...rulesOf(schema), isValue: true });
  return copy;
}

/** A schema whose values are checked, if their form is right, against the names that their file may use. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  run: (value: z.output<Schema>, scope: ConfigScope) => Complaints,
): Schema {
  const { checks = [], ...rest } = rulesOf(schema);
  const copy = schema.clone();
  const check: Check = { run };
  rules.add(copy, { ...rest, checks: [...checks, check] });
  return copy;
}

/** A schema inside of whose values other names may be used, such as `$row`. */
export function within<Schema extends z.ZodType>(schema: Schema, inner: NonNullable<Rules['inner']>): Schema {
  const copy = schema.clone();
  rules.add(copy, { ...rulesOf(schema), inner });
  return copy;
}
