import type { TextKey } from '../../generated/words/words.ts';
import { ApiError } from '../api/api-error.ts';
import { type Session, currentSession } from '../session/session.ts';

/** What to tell the user about a failed call: a hint, and the server's message if there is one. */
export interface Failure {
  readonly hint: TextKey;
  readonly serverMessage: string | undefined;
  /** The field of the request that the server rejected. */
  readonly field: string | undefined;
  /** Whether it is certain that the server did not carry out the request. */
  readonly isCertain: boolean;
  /** Whether the token was refused; then use `sessionHint`, which follows the state of the session. */
  readonly isOfSession: boolean;
}

/** The hint for a refused token, by the current session: renewed, ended, or currently not available. */
export function sessionHint(session: Session): TextKey {
  if (session.status !== 'failed') return 'failure.session';
  return session.error.isRefusal ? 'failure.sessionEnded' : 'failure.sessionLost';
}

/** The failure of a mutation; only a refusal by the server makes it certain that nothing was done. */
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
