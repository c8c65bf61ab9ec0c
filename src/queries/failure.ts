import type { TextKey } from '../../generated/words/words.ts';
import { ApiError } from '../api/api-error.ts';

/** What is said of a failed call: what follows for the user, and the server's own words where it gave any. */
export interface Failure {
  readonly hint: TextKey;
  readonly serverMessage: string | undefined;
  /** The field of the request that the server found wrong. */
  readonly field: string | undefined;
  /** Whether it is certain that the server did nothing. */
  readonly isCertain: boolean;
}

/** Reads a failed mutation: only an answer of the server makes it certain that nothing was done. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError))
    return { hint: 'failure.unknown', serverMessage: undefined, field: undefined, isCertain: false };
  if (!error.isRefusal)
    return { hint: 'failure.unknown', serverMessage: undefined, field: undefined, isCertain: false };
  const hints: Readonly<Record<number, TextKey>> = {
    401: 'failure.session',
    409: 'failure.conflict',
    429: 'failure.rateLimited',
  };
  return {
    hint: hints[error.status] ?? 'failure.notSent',
    serverMessage: error.message,
    field: error.field,
    isCertain: true,
  };
}
