import type { ApiError } from '../api/api-error.ts';
import { values } from '../values/values.ts';

/**
 * The refusals of the contract that prove that nothing was done, by status and code. A 404 may come from a gateway with a
 * `not_found` of its own, and a 409 may be about the key of a request that was carried out: their outcome is unknown.
 * A browser may repeat a request after a broken connection, and then the refusal may be the result of the first copy.
 * `refusalsOfState` therefore count only if the server honors idempotency keys, which it looks up before state and limits.
 */
const refusals: Readonly<Record<number, readonly string[]>> = {
  400: ['validation'],
  401: ['unauthorized'],
  403: ['forbidden', 'two_factor_required', 'two_factor_invalid'],
};
const refusalsOfState: typeof refusals = { 422: ['rejected'], 429: ['rate_limited'] };

/**
 * Whether an answer that came after `waited` ms proves that nothing was done. After a long wait a 401 does not: the token
 * may have expired between the first copy and a repeated one.
 */
export function isRefusal({ kind, status, code }: ApiError, waited: number): boolean {
  if (status === 401 && waited > values.app.requestTimeout) return false;
  const known = refusals[status] ?? (values.app.honorsIdempotencyKeys ? refusalsOfState[status] : undefined);
  return kind === 'answer' && code !== undefined && known?.includes(code) === true;
}

/** A refusal for the sake of the two-factor code: it is missing, or wrong. */
export interface CodeRefusal {
  readonly isWrong: boolean;
  /** How many more codes may be tried; undefined if the API does not say. */
  readonly attemptsLeft: number | undefined;
}

/** What an error says of the two-factor code; undefined if it is about something else. */
export function codeRefusalOf({ code, attemptsLeft }: ApiError): CodeRefusal | undefined {
  const isWrong = code === 'two_factor_invalid';
  return isWrong || code === 'two_factor_required' ? { isWrong, attemptsLeft } : undefined;
}
