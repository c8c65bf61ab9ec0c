import { Auth } from '../../generated/api/schemas/auth.zod.ts';
import { ApiError } from '../api/api-error.ts';
import { send } from '../api/transport.ts';
import { type Launch, readLaunchParameter } from '../domain/launch-parameter.ts';
import { keep, kept } from '../values/kept.ts';
import { createStore, useStore } from '../values/store.ts';
import { values } from '../values/values.ts';

/** Who uses the app, from the answer of the authentication (product.md §3). */
export interface SessionUser {
  readonly userId: string;
  readonly referrerCode: string;
  readonly freeTokensRedeemed: boolean;
  readonly networkLevel: number;
  readonly registrationBonusRedeemed: boolean;
}

/**
 * A session: on its way, there, or failed; a connection that fails does not end a session that is there. It is `asking`
 * while a launch link would replace the account that this tab was used with, until `answer` is called.
 */
export type Session =
  | { readonly status: 'starting' }
  | { readonly status: 'asking'; readonly answer: (isWanted: boolean) => void }
  | { readonly status: 'ready'; readonly user: SessionUser }
  | {
      readonly status: 'failed';
      readonly error: ApiError;
      readonly isRetrying: boolean;
      /** Whose last known data may be shown while the API cannot be reached; that is no session. */
      readonly lastUser?: SessionUser | undefined;
    };

const store = createStore<Session>({ status: 'starting' });
let accessToken: string | undefined;
let underway: Promise<string | undefined> | undefined;
let wake: (() => void) | undefined;
let lastUser: SessionUser | undefined;

/** The bearer token; it lives in memory alone. */
export function token(): string | undefined {
  return accessToken;
}

/** The session as it is now, outside of components. */
export const currentSession = store.read;

/** Calls `listener` on every change; returns how to stop. */
export const { subscribe } = store;

/** The session once it is there or has failed. */
export function settledSession(): Promise<Session> {
  return new Promise((resolve) => {
    const check = (): void => {
      const session = store.read();
      if (session.status === 'starting' || session.status === 'asking') return;
      stop();
      resolve(session);
    };
    const stop = store.subscribe(check);
    check();
  });
}

/** The session, for components. */
export function useSession(): Session {
  return useStore(store);
}

/** Authenticates; calls while one is under way share it. Answers the token, or undefined when it gave up. */
export function authenticate(): Promise<string | undefined> {
  underway ??= attempt().finally(() => (underway = undefined));
  return underway;
}

/** Takes note that a flag of the user holds from now on; the next authentication says so itself. */
export function mark(flag: 'freeTokensRedeemed'): void {
  const session = store.read();
  if (session.status === 'ready') store.write({ ...session, user: { ...session.user, [flag]: true } });
}

/** Renews a token that the API refused, unless it has been renewed meanwhile. */
export function reauthenticate(refused: string | undefined): Promise<string | undefined> {
  return accessToken !== undefined && accessToken !== refused ? Promise.resolve(accessToken) : authenticate();
}

/** Ends the wait for the next try. */
export function retryNow(): void {
  if (wake) wake();
  else void authenticate();
}

async function attempt(): Promise<string | undefined> {
  const { tries, firstDelay } = values.app.reauthentication;
  for (let tried = 1; ; tried += 1) {
    try {
      const launch = launchNow();
      const { auth, user } = await send('/v1/auth', authRequest(launch), Auth);
      if (launch.loginToken !== undefined && !(await isWanted(user.id))) {
        dropLaunch();
        continue;
      }
      accessToken = auth.token;
      keep('tab', 'sessionUser', user.id);
      const { referrerCode, freeTokensRedeemed, partnerLevel, registrationBonus } = user.settings;
      store.write({
        status: 'ready',
        user: {
          userId: user.id,
          referrerCode,
          freeTokensRedeemed,
          networkLevel: partnerLevel,
          registrationBonusRedeemed: registrationBonus,
        },
      });
      return accessToken;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('network', String(error), { cause: error });
      console.error('authentication failed:', failure.message);
      const isLast = tried >= tries || !failure.isPassing;
      if (!failure.isUnreachable) lastUser = undefined;
      if (accessToken === undefined || isLast)
        store.write({ status: 'failed', error: failure, isRetrying: !isLast, lastUser });
      if (isLast) {
        if (failure.isRefusal) keep('tab', 'sessionUser', undefined);
        return undefined;
      }
      await pause(firstDelay * 2 ** (tried - 1));
    }
  }
}

/** Whether a launch link may sign this user in: where the tab was used with another account, the user is asked. */
function isWanted(userId: string): Promise<boolean> {
  const known = kept('tab', 'sessionUser');
  if (known === undefined || known === userId) return Promise.resolve(true);
  return new Promise((resolve) => store.write({ status: 'asking', answer: resolve }));
}

/** Forgets the login token of the launch link, and what was asked for with it. */
function dropLaunch(): void {
  if (window.karatHandoff) window.karatHandoff.launchParameter = undefined;
  window.karatHandoff?.answers.clear();
  store.write({ status: 'starting' });
}

function launchNow(): Launch {
  return readLaunchParameter(window.karatHandoff?.launchParameter, values.app.defaultReferralCode);
}

/** Shows what is known of `user` from before while there is no session: it could not be had, or is long in coming. */
export function recallUser(user: SessionUser): void {
  const session = store.read();
  const failed: Session =
    session.status === 'starting'
      ? { status: 'failed', error: new ApiError('timeout', 'no answer in time'), isRetrying: true }
      : session;
  if (failed.status !== 'failed' || !failed.error.isUnreachable) return;
  lastUser = user;
  store.write({ ...failed, lastUser });
}

/** The connection is back: what failed is tried at once. */
window.addEventListener('online', () => {
  if (store.read().status === 'failed') retryNow();
});

/** The body and header of the authentication (product.md §7): the launch data, the friend's code and the login token. */
function authRequest(launch: Launch): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(launch.loginToken === undefined ? {} : { 'x-auth-token': launch.loginToken }),
    },
    body: JSON.stringify({
      initData: window.karatHandoff?.initData ?? '',
      refCode: launch.referralCode,
      tokenFromWeb: launch.loginToken ?? '',
    }),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      wake = undefined;
      resolve();
    }
    wake = done;
  });
}
