import * as z from 'zod';
import type { User } from '../users/users.ts';
import type { World } from '../world.ts';
import { Refusal } from './refusal.ts';

/** An unchecked request. */
export interface RawCall {
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/** The input of a handler: the checked parts of the request, and the caller's time (epoch ms). */
export interface Call<Body, Query, Path> {
  world: World;
  now: number;
  body: Body;
  query: Query;
  path: Path;
  headers: Record<string, string>;
  /** Id of the user who probably makes the call, or null; set for open operations too. */
  owner: string | null;
}

interface Shape<Body, Query, Path, Answer> {
  /** The operationId in the contract. */
  id: string;
  method: 'GET' | 'POST';
  /** The path template of the contract. */
  template: string;
  body?: z.ZodType<Body>;
  query?: z.ZodType<Query>;
  path?: z.ZodType<Path>;
  headers?: z.ZodType;
  answer: z.ZodType<unknown, Answer>;
  /** The error code for a request that does not match the contract, if not `validation`. */
  invalidCode?: 'not_found';
}

/** An operation as the router sees it. */
export interface Operation {
  id: string;
  method: 'GET' | 'POST';
  template: string;
  isOpen: boolean;
  isMoney: boolean;
  /** The schema of its answer. */
  answer: z.ZodType;
  /** Checks the request, runs the handler and checks its answer. @throws Refusal, or Error for a broken answer */
  run(world: World, raw: RawCall, user: User | null, owner: string | null): unknown;
}

/** An answer of the sandbox that does not match the contract: a defect, reported with all details. */
export class BrokenAnswer extends Error {}

function check<Part>(schema: z.ZodType<Part>, value: unknown, place: string, code: 'validation' | 'not_found'): Part {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.map(String).join('.') || place;
  throw new Refusal(code, `${field}: ${issue?.message ?? 'is invalid'}`, field);
}

function build<Body, Query, Path, Answer>(
  shape: Shape<Body, Query, Path, Answer>,
  isOpen: boolean,
  handle: (call: Call<Body, Query, Path>, user: User | null) => Answer,
): Operation {
  const { id, method, template, invalidCode = 'validation' } = shape;
  return {
    id,
    method,
    template,
    isOpen,
    isMoney: !isOpen && method === 'POST' && shape.headers !== undefined,
    answer: shape.answer,
    run: (world, raw, user, owner) => {
      const path = check(shape.path ?? z.custom<Path>(), raw.path, 'path', invalidCode);
      const query = check(shape.query ?? z.custom<Query>(), raw.query, 'query', invalidCode);
      check(shape.headers ?? z.unknown(), raw.headers, 'headers', invalidCode);
      const body = check(shape.body ?? z.custom<Body>(), raw.body, 'body', invalidCode);
      const now = world.clock.of(owner);
      const answer = handle({ world, now, body, query, path, headers: raw.headers, owner }, user);
      const checked = shape.answer.safeParse(answer);
      if (!checked.success)
        throw new BrokenAnswer(
          `${id} gives an answer that does not match the contract: ${z.prettifyError(checked.error)}`,
        );
      return answer;
    },
  };
}

/** An operation that needs no session. */
export function openOperation<Answer, Body = unknown, Query = unknown, Path = unknown>(
  shape: Shape<Body, Query, Path, Answer>,
  handle: (call: Call<Body, Query, Path>) => NoInfer<Answer>,
): Operation {
  return build(shape, true, handle);
}

/** An operation that needs an access token; its handler gets the user. */
export function userOperation<Answer, Body = unknown, Query = unknown, Path = unknown>(
  shape: Shape<Body, Query, Path, Answer>,
  handle: (call: Call<Body, Query, Path>, user: User) => NoInfer<Answer>,
): Operation {
  return build(shape, false, (call, user) => {
    if (!user) throw new Refusal('unauthorized', 'The access token is missing or unknown');
    return handle(call, user);
  });
}
