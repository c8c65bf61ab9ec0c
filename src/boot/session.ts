import { signInRequest } from '../api/sign-in-request.ts';
import { readLaunchParameter } from '../domain/launch-parameter.ts';
import { type StoredSession, endKeptSession } from '../values/stored-session.ts';
import { isIdle, sessionUserIn, storedEnd, storedSession } from '../values/read-session.ts';
import type { Handoff, PageLaunch } from './handoff.ts';
import { rememberFriend } from './friend.ts';
import { storedLaunch } from './launch.ts';
import type { BootValues } from './values.ts';
import { recordOf } from 'engine/record.ts';

/** The input for `beginSession`. */
interface Beginning {
  readonly launch: PageLaunch;
  readonly isInMessenger: boolean;
  readonly values: BootValues;
  readonly ask: (path: string, init: RequestInit) => Promise<Response>;
}

/**
 * Continues the session of the tab, or signs in: without such a session, or if the page was opened with a login token,
 * the messenger's launch data or, by a visitor, a referral code. `signed` is for the first data; it is undefined if the
 * user is another than the tab's.
 */
export function beginSession({ launch, isInMessenger, values, ask }: Beginning): {
  readonly handoff: Omit<Handoff, 'language' | 'texts' | 'addressOfTexts' | 'answers'>;
  readonly signed: Promise<Required<StoredSession> | undefined>;
} {
  const { parameter } = launch;
  // The messenger protects its own sessions, so the idle limit applies to the web only.
  const left = isInMessenger ? undefined : storedSession();
  if (left && isIdle(values.idleMinutes)) endKeptSession({ reason: 'idle', isVisitor: left.user.isVisitor });
  const former = storedSession();
  const friend = rememberFriend(parameter, values);
  const read = readLaunchParameter(parameter, values);
  const isNew = read.loginToken !== undefined || launch.initData !== undefined;
  const isGuestWithCode = former?.user.isVisitor === true && (parameter ?? '') !== '';
  const isResumed = former?.token !== undefined && !isNew && !isGuestWithCode;
  const end = isNew ? undefined : storedEnd();
  const { initData, messenger } = isInMessenger && launch.initData === undefined ? storedLaunch() : launch;
  const known = {
    launchParameter: parameter,
    friend,
    initData,
    messenger,
    isReload: history.state !== null,
    former,
    isResumed,
    end,
  };
  if (isResumed || end) {
    const handoff = { ...known, stopsSignIn: undefined };
    return { handoff, signed: Promise.resolve(isResumed ? { user: former.user, token: former.token } : undefined) };
  }
  const stopsSignIn = new AbortController();
  const handoff = { ...known, stopsSignIn };
  const signed = ask('/v1/auth', {
    ...signInRequest({ ...read, ...(friend && { referralCode: friend }) }, initData),
    signal: stopsSignIn.signal,
  })
    .then((answer) => (answer.ok ? answer.clone().json() : undefined))
    .then((answer: unknown) => {
      const { auth, user } = recordOf(answer);
      const { id: userId, settings } = recordOf(user);
      const { token } = recordOf(auth);
      const { partnerLevel: networkLevel, registrationBonus: registrationBonusRedeemed, ...rest } = recordOf(settings);
      const isVisitor = read.loginToken === undefined && initData === undefined;
      const next = sessionUserIn({ ...rest, userId, networkLevel, registrationBonusRedeemed, isVisitor });
      const isSame = former === undefined || former.user.userId === userId;
      return isSame && next && typeof token === 'string' ? { user: next, token } : undefined;
    });
  return { handoff, signed };
}
