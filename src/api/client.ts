import type { ZodMiniType } from 'zod/mini';

import { reach } from '../session/machine.ts';
import { dispatch, reauthenticate, token } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { isPublicPath } from './public-operations.ts';
import { type Read, type Reader, strictReader, tolerantReader } from './read-answer.ts';
import { send } from './transport.ts';

/** The options that generated code passes with the path: those of fetch, and the schema of the response. */
export type RequestOptions<T> = RequestInit & { schema: ZodMiniType<T> };

/** The error type of every call, regardless of the operation's declared error; generated code imports it. */
export type ErrorType<_Answer> = ApiError;

export type { Read } from './read-answer.ts';

/**
 * Sends a call that changes data; its response must match the schema in full. Generated code uses it for every POST.
 */
export function request<T>(path: string, { schema, ...init }: RequestOptions<T>): Promise<T> {
  return call(path, init, strictReader(schema));
}

/** Sends a call that only reads; invalid parts of its response are left out. Generated code uses it for every GET. */
export function read<T>(path: string, { schema, ...init }: RequestOptions<T>): Promise<Read<T>> {
  return call(path, init, tolerantReader(schema));
}

/**
 * Sends one call of openapi.yaml and returns its body. On a 401 the token is renewed, once for all waiting calls; then
 * a GET is sent again. A POST is never repeated: that is the user's decision.
 */
async function call<T>(path: string, init: RequestInit, reader: Reader<T>): Promise<T> {
  if (isPublicPath(path)) return send(path, init, reader);
  const used = token();
  try {
    const answer = await send(path, withToken(init, used), reader);
    dispatch(reach, true);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.isUnreachable) dispatch(reach, false);
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
