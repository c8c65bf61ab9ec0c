import { currentSession } from '../session/session.ts';

let last: string | undefined;

/** Whose page it is: it stays one user's page while a session is renewed. */
export function userId(): string | undefined {
  const session = currentSession();
  if (session.status === 'ready') last = session.user.userId;
  return last ?? (session.status === 'failed' ? session.lastUser?.userId : undefined);
}
