import { signInRequest } from '../api/sign-in-request.ts';
import { readLaunchParameter } from '../domain/launch-parameter.ts';
import { endKeptSession } from '../values/kept-session.ts';
import { isIdle, keptEnd, keptSession } from '../values/read-session.ts';
import type { Handoff, TakenLaunch } from './handoff.ts';
import { keptLaunch } from './launch.ts';
import type { BootValues } from './values.ts';

/** What a session begins with. */
interface Beginning {
  readonly launch: TakenLaunch;
  readonly isInMessenger: boolean;
  readonly values: BootValues;
  readonly ask: (path: string, init: RequestInit) => Promise<Response>;
}

/**
 * Goes on with the session of the tab, or asks the API for one where something launched the page: a login token, the
 * messenger's launch data, or a friend's code that a visitor brings. The token, once it is there, is for the first data: it
 * is none while the user would be another than the tab's.
 */
export function beginSession({ launch, isInMessenger, values, ask }: Beginning): {
  readonly handoff: Omit<Handoff, 'language' | 'texts' | 'answers'>;
  readonly token: Promise<string | undefined>;
} {
  const { parameter } = launch;
  // The messenger keeps its own watch over who uses it.
  const left = isInMessenger ? undefined : keptSession();
  if (left && isIdle(values.idleMinutes)) endKeptSession({ reason: 'idle', isVisitor: left.user.isVisitor });
  const former = keptSession();
  const read = readLaunchParameter(parameter, values);
  const isNew = read.loginToken !== undefined || launch.initData !== undefined;
  const isGuestWithCode = former?.user.isVisitor === true && (parameter ?? '') !== '';
  const isResumed = former?.token !== undefined && !isNew && !isGuestWithCode;
  const end = isNew ? undefined : keptEnd();
  const { initData, messenger } = isInMessenger && launch.initData === undefined ? keptLaunch() : launch;
  const known = { launchParameter: parameter, initData, messenger, former, isResumed, end };
  if (isResumed || end) {
    const handoff = { ...known, stopsSignIn: undefined };
    return { handoff, token: Promise.resolve(isResumed ? former.token : undefined) };
  }
  const stopsSignIn = new AbortController();
  const handoff = { ...known, stopsSignIn };
  const token = ask('/v1/auth', { ...signInRequest(read, initData), signal: stopsSignIn.signal })
    .then((answer) => (answer.ok ? answer.clone().json() : undefined))
    .then((answer: unknown) => {
      const { auth, user }: Record<string, unknown> = { ...Object(answer) };
      const { token: given, id }: Record<string, unknown> = { ...Object(auth), id: Object(user).id };
      const isSame = former === undefined || former.user.userId === id;
      return isSame && typeof given === 'string' ? given : undefined;
    });
  return { handoff, token };
}
