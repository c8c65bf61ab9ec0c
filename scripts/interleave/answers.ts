import { recordOf } from 'engine/record.ts';

/**
 * What an answer to a request that moves money says: it was `accepted`, it was `declined` with success, it was `refused`,
 * so that nothing was done, or the outcome is `unclear`. What can be done once may meet a `conflict`: then the history says
 * whether it was done.
 */
export type Meaning = 'accepted' | 'declined' | 'refused' | 'conflict' | 'unclear';

/** The refusals of the contract after which nothing was done, by status and code. */
const refusals: Readonly<Record<number, readonly string[]>> = {
  400: ['validation'],
  401: ['unauthorized'],
  403: ['forbidden', 'two_factor_required', 'two_factor_invalid'],
  422: ['rejected'],
  429: ['rate_limited'],
};
/** Those that a copy of the request may have got, where the API knows no keys. */
const ofCopies = new Set([422, 429]);
/** After how long a token may have expired between a request and its copy, ms. */
const longWait = 20_000;

/** The meaning of an answer after `waited` ms. */
export function meaningOf(
  status: number,
  body: unknown,
  waited: number,
  isPlain: boolean,
  isOnce: boolean | undefined = false,
): Meaning {
  const { status: word, success, code }: Record<string, unknown> = recordOf(body);
  if (status === 200) {
    if (word === 'failed' || word === 'cancelled' || success === false) return 'declined';
    return typeof word === 'string' || success === true ? 'accepted' : 'unclear';
  }
  if (isOnce && status === 409 && code === 'conflict') return 'conflict';
  if (status === 401 && waited > longWait) return 'unclear';
  if (isPlain && ofCopies.has(status)) return 'unclear';
  return refusals[status]?.includes(String(code)) === true ? 'refused' : 'unclear';
}

/** The JSON of a body; undefined if it is none. */
export function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

/** A text in a body; undefined if there is none. */
export function textIn(body: unknown, field: string): string | undefined {
  const value: unknown = Reflect.get(recordOf(body), field);
  return typeof value === 'string' ? value : undefined;
}

/** An answer of a server that was not reached: a status, and a body as JSON. */
export function jsonAnswer(status: number, body: unknown) {
  return { status, headers: { 'content-type': 'application/json' }, content: Buffer.from(JSON.stringify(body)) };
}
