import { useSyncExternalStore } from 'react';

import { Auth } from '../../generated/api/schemas/auth.zod.ts';
import { ApiError } from '../api/api-error.ts';
import { send } from '../api/transport.ts';
import { readLaunchParameter } from '../domain/launch-parameter.ts';
import { values } from '../values/values.ts';

/** Who uses the app, from the answer of the authentication (product.md §3). */
export interface SessionUser {
  readonly userId: string;
  readonly referrerCode: string;
  readonly freeTokensRedeemed: boolean;
  readonly networkLevel: number;
  readonly registrationBonusRedeemed: boolean;
}

/** A session: on its way, there, or failed; a connection that fails does not end a session that is there. */
export type Session =
  | { readonly status: 'starting' }
  | { readonly status: 'ready'; readonly user: SessionUser }
  | {
      readonly status: 'failed';
      readonly error: ApiError;
      readonly isRetrying: boolean;
      /** Whose last known data may be shown while the API cannot be reached; that is no session. */
      readonly lastUser?: SessionUser | undefined;
    };

let session: Session = { status: 'starting' };
let accessToken: string | undefined;
let underway: Promise<string | undefined> | undefined;
let wake: (() => void) | undefined;
let lastUser: SessionUser | undefined;
const listeners = new Set<() => void>();

/** The bearer token; it lives in memory alone. */
export function token(): string | undefined {
  return accessToken;
}

export function currentSession(): Session {
  return session;
}

/** The session, for components. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession);
}

/** Calls `listener` on every change; returns how to stop. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Authenticates; calls while one is under way share it. Answers the token, or undefined when it gave up. */
export function authenticate(): Promise<string | undefined> {
  underway ??= attempt().finally(() => (underway = undefined));
  return underway;
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
      const { auth, user } = await send('/v1/auth', authRequest(), Auth);
      accessToken = auth.token;
      const { referrerCode, freeTokensRedeemed, partnerLevel, registrationBonus } = user.settings;
      set({
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
      if (accessToken === undefined || isLast) set({ status: 'failed', error: failure, isRetrying: !isLast, lastUser });
      if (isLast) return undefined;
      await pause(firstDelay * 2 ** (tried - 1));
    }
  }
}

/** Has a failed session show what is known of `user` from before. */
export function recallUser(user: SessionUser): void {
  if (session.status !== 'failed' || !session.error.isUnreachable) return;
  lastUser = user;
  set({ ...session, lastUser });
}

/** The connection is back: what failed is tried at once. */
window.addEventListener('online', () => {
  if (session.status === 'failed') retryNow();
});

/** The body and header of the authentication (product.md §7): the launch data, the friend's code and the login token. */
function authRequest(): RequestInit {
  const handoff = window.karatHandoff;
  const launch = readLaunchParameter(handoff?.launchParameter, values.app.defaultReferralCode);
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(launch.loginToken === undefined ? {} : { 'x-auth-token': launch.loginToken }),
    },
    body: JSON.stringify({
      initData: handoff?.initData ?? '',
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

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}
