import type { TextKey } from '../../generated/words/words.ts';
import { ApiError } from '../api/api-error.ts';
import { type Session, currentSession } from '../session/session.ts';

/** What is said of a failed call: what follows for the user, and the server's own words where it gave any. */
export interface Failure {
  readonly hint: TextKey;
  readonly serverMessage: string | undefined;
  /** The field of the request that the server found wrong. */
  readonly field: string | undefined;
  /** Whether it is certain that the server did nothing. */
  readonly isCertain: boolean;
  /** Whether the token was refused, so that `sessionHint` tells what follows for as long as this is shown. */
  readonly isOfSession: boolean;
}

/** What is said of a refused token, by what has become of the session since: renewed, ended, or not to be had now. */
export function sessionHint(session: Session): TextKey {
  if (session.status !== 'failed') return 'failure.session';
  return session.error.isRefusal ? 'failure.sessionEnded' : 'failure.sessionLost';
}

/** Reads a failed mutation: only an answer of the server makes it certain that nothing was done. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError && error.isRefusal))
    return {
      hint: 'failure.unknown',
      serverMessage: undefined,
      field: undefined,
      isCertain: false,
      isOfSession: false,
    };
  const hints: Readonly<Record<number, TextKey>> = {
    401: sessionHint(currentSession()),
    409: 'failure.conflict',
    429: 'failure.rateLimited',
  };
  return {
    hint: hints[error.status] ?? 'failure.notSent',
    serverMessage: error.message,
    field: error.field,
    isCertain: true,
    isOfSession: error.status === 401,
  };
}
