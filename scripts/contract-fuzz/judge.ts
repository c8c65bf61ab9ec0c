import { isDeepStrictEqual } from 'node:util';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ZodMiniType } from 'zod/mini';
import { partOf } from '../../src/api/part-of-answer.ts';
import { operations as served } from '../../sandbox/operations/all.ts';
import { type Operation, validatorOf } from '../contract.ts';
import { recordOf } from 'engine/record.ts';

/** Judges one answer of an operation: returns what is wrong with how it is read. */
export type Judge = (answer: unknown) => readonly string[];

/** The judge of an operation: openapi.yaml decides, read without the generators. @throws when it has no answer */
export async function judgeOf(operation: Operation): Promise<Judge> {
  const schema = operation.answers.find(({ status }) => status === 200)?.schema;
  const inSandbox = served.find(({ id }) => id === operation.operationId)?.answer;
  if (!schema || !inSandbox) throw new Error(`${operation.operationId} has no answer`);
  const inApp = await appSchema(String(schema['$ref']).split('/').at(-1) ?? '');
  const validate = validatorOf(schema);
  return (answer) => {
    const isValid = validate(withExactIntegers(answer));
    const faults: string[] = [];
    if (inSandbox.safeParse(answer).success !== isValid) faults.push(`the sandbox says ${!isValid}`);
    const before = structuredClone(answer);
    const read = inApp.safeParse(answer);
    if (read.success !== isValid) faults.push(`the app says ${!isValid}`);
    // The app takes an answer to a POST as a whole or not at all.
    if (!read.success && operation.method === 'get') {
      const part = partOf(answer, read.error.issues, false);
      if (!isDeepStrictEqual(answer, before)) faults.push('reading changes the answer');
      if (part !== undefined) faults.push(...invented(part, answer), ...wrongIn(part));
    }
    return faults;
  };

  /** What is wrong in the part of an answer that the app shows: only words may be unknown, and parts missing. */
  function wrongIn(part: unknown): string[] {
    if (validate(part)) return [];
    const errors = validate.errors ?? [];
    return errors
      .filter((error) => !isOfMissing(error) && !isOfWord(error, errors))
      .map(({ instancePath, message }) => `the app shows ${instancePath}, which ${message}`);
  }
}

/** A copy in which whole numbers that JavaScript cannot hold exactly are none: the readers refuse them as integers. */
function withExactIntegers(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer ?? null, (_, value: unknown) =>
      typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
        ? Math.sign(value) / 2
        : value,
    ),
  );
}

/** The schema that the app reads a shared schema with. */
async function appSchema(name: string): Promise<ZodMiniType> {
  const file = `${name.charAt(0).toLowerCase()}${name.slice(1)}.zod.ts`;
  const module: Record<string, ZodMiniType> = await import(`../../generated/api/schemas/${file}`);
  const found = module[name];
  if (!found) throw new Error(`${file} has no ${name}`);
  return found;
}

function isOfMissing({ keyword }: ErrorObject): boolean {
  return keyword === 'required';
}

/** Whether an error is about an unknown word, which is shown as unknown. */
function isOfWord({ instancePath }: ErrorObject, all: readonly ErrorObject[]): boolean {
  return all.some((error) => error.instancePath === instancePath && error.keyword === 'enum');
}

/** The values in a part that are not in the answer: none but empty words and empty entries may be. */
function invented(part: unknown, answer: unknown, place = ''): string[] {
  if (Array.isArray(part)) {
    if (!Array.isArray(answer)) return [`the app makes a list of ${place}`];
    if (part.length === answer.length)
      return part.flatMap((one, index) => invented(one, answer[index], `${place}/${index}`));
    // Entries of a list may be left out, in order.
    let from = 0;
    return part.flatMap((one) => {
      const found = answer.findIndex((other, index) => index >= from && isDeepStrictEqual(other, one));
      from = found + 1;
      return found === -1 ? [`the app makes up an entry of ${place}`] : [];
    });
  }
  if (typeof part === 'object' && part !== null) {
    const fields: Record<string, unknown> = recordOf(answer);
    return Object.entries(part).flatMap(([key, value]) => invented(value, fields[key], `${place}/${key}`));
  }
  return part === '' || isDeepStrictEqual(part, answer) ? [] : [`the app makes up ${place}`];
}
