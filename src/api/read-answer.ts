import type { ZodMiniType } from 'zod/mini';

import { values } from '../values/values.ts';
import { ApiError } from './api-error.ts';
import { recordOf } from 'engine/record.ts';

/**
 * A response as far as it could be read (docs/decisions/product.md): fields that break the contract are left out, unknown enum
 * values are kept, and an entry without a readable field is empty. Lists are always present.
 */
export type Read<T> = T extends string
  ? string extends T
    ? T
    : T | (string & {})
  : T extends readonly [unknown, ...unknown[]]
    ? T
    : T extends readonly (infer Entry)[]
      ? Read<Entry>[]
      : T extends object
        ? { [Key in keyof T as T[Key] extends readonly unknown[] ? Key : never]: Read<T[Key]> } & {
            [Key in keyof T as T[Key] extends readonly unknown[] ? never : Key]?: Read<T[Key]> | undefined;
          }
        : T;

const partial = new WeakSet<object>();

/** Whether an answer lacks parts that broke the contract. */
export function isPartial(answer: unknown): boolean {
  return partial.has(recordOf(answer));
}

/** Reads the body of the response to `path`. @throws ApiError `malformed` */
export type Reader<T> = (body: unknown, path: string) => T | Promise<T>;

/** A reader that accepts a body only if all of it matches the schema, as money depends on it. */
export function strictReader<T>(schema: ZodMiniType<T>): Reader<T> {
  return (body, path) => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    throw broken(path, parsed.error.issues);
  };
}

/** A reader that leaves out the parts that break the schema and logs them. */
export function tolerantReader<T>(schema: ZodMiniType<T>): Reader<Read<T>> {
  return async (body, path) => {
    const parsed = schema.safeParse(body);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a valid body is a fully readable `Read`
    if (parsed.success) return parsed.data as Read<T>;
    const { issues } = parsed.error;
    const { partOf } = await import('./part-of-answer.ts');
    const part = partOf(body, issues, values.app.brokenNumbers === 'zero');
    if (part === undefined) throw broken(path, issues);
    console.error(broken(path, issues).message);
    partial.add(recordOf(part));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that break the schema were removed
    return part as Read<T>;
  };
}

function broken(path: string, issues: readonly { readonly path: PropertyKey[]; readonly message: string }[]): ApiError {
  const places = issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`).join('; ');
  return new ApiError('malformed', `the answer of ${path} breaks the contract: ${places}`);
}
