import type { ZodMiniType } from 'zod/mini';

import { values } from '../values/values.ts';
import { ApiError } from './api-error.ts';

/**
 * An answer as far as it could be read (decisions.md): what breaks the contract is left out, a word that the contract
 * does not know is kept, and an entry of which nothing can be read is empty. Lists are always there.
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

/** How the body of the answer to `path` is read. @throws ApiError `malformed` */
export type Reader<T> = (body: unknown, path: string) => T | Promise<T>;

/** Reads an answer whole or not at all: what it says of money counts only as the contract has it. */
export function strictly<T>(schema: ZodMiniType<T>): Reader<T> {
  return (body, path) => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    throw broken(path, parsed.error.issues);
  };
}

/** Reads what can be read of an answer, and logs what cannot. */
export function tolerantly<T>(schema: ZodMiniType<T>): Reader<Read<T>> {
  return async (body, path) => {
    const parsed = schema.safeParse(body);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a whole answer is one of which all could be read
    if (parsed.success) return parsed.data as Read<T>;
    const { issues } = parsed.error;
    const { partOf } = await import('./part-of-answer.ts');
    const part = partOf(body, issues, values.app.brokenNumbers === 'zero');
    if (part === undefined) throw broken(path, issues);
    console.error(broken(path, issues).message);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what breaks the schema was taken out
    return part as Read<T>;
  };
}

function broken(path: string, issues: readonly { readonly path: PropertyKey[]; readonly message: string }[]): ApiError {
  const places = issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`).join('; ');
  return new ApiError('malformed', `the answer of ${path} breaks the contract: ${places}`);
}
