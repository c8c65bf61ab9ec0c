import type { ZodMiniType } from 'zod/mini';

import { noteContact, reauthenticate, token } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { isPublicPath } from './public-operations.ts';
import { type Read, type Reader, strictly, tolerantly } from './read-answer.ts';
import { send } from './transport.ts';

/** What generated code passes along with the path: the fetch options and the schema of the answer. */
export type RequestOptions<T> = RequestInit & { schema: ZodMiniType<T> };

/** What a failed call throws, whatever error answer it names; generated code asks for this type. */
export type ErrorType<_Answer> = ApiError;

export type { Read } from './read-answer.ts';

/** Sends a call that changes something: what its answer says counts only whole. Generated code calls it for every POST. */
export function request<T>(path: string, { schema, ...init }: RequestOptions<T>): Promise<T> {
  return call(path, init, strictly(schema));
}

/** Sends a call that only asks; its answer is read as far as it can be read. Generated code calls it for every GET. */
export function read<T>(path: string, { schema, ...init }: RequestOptions<T>): Promise<Read<T>> {
  return call(path, init, tolerantly(schema));
}

/**
 * Sends one call of openapi.yaml and answers its body. A refused token is renewed, once for all calls that wait for it;
 * then a GET is asked again. A POST never is: whether to send it again is the user's decision.
 */
async function call<T>(path: string, init: RequestInit, reader: Reader<T>): Promise<T> {
  if (isPublicPath(path)) return send(path, init, reader);
  const used = token();
  try {
    const answer = await send(path, withToken(init, used), reader);
    noteContact(true);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.isUnreachable) noteContact(false);
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const renewed = await reauthenticate(used);
    if (renewed === undefined || (init.method ?? 'GET') !== 'GET') throw error;
    return send(path, withToken(init, renewed), reader);
  }
}

function withToken(init: RequestInit, bearer: string | undefined): RequestInit {
  const headers = new Headers(init.headers);
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  return { ...init, headers };
}
