import { currentSession } from '../session/session.ts';

let last: string | undefined;

/** The ID of the user of the page; it stays the same while a session is renewed. */
export function userId(): string | undefined {
  const session = currentSession();
  if (session.status === 'ready') last = session.user.userId;
  return last ?? (session.status === 'failed' ? session.lastUser?.userId : undefined);
}
