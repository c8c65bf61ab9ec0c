import type { Clock } from '../clock/clock.ts';
import { Refusal } from '../contract/refusal.ts';
import type { User, Users } from '../users/users.ts';
import { checkInitData } from './init-data.ts';
import { accessLifeMs, loginLifeMs, readAccess, readLogin, signAccess, signLogin } from './tokens.ts';

/** The credentials of an authentication; an empty text if not given. */
interface Credentials {
  initData: string;
  tokenFromWeb: string;
}

/** The user for a visitor without a login; nobody can sign in as this user. */
export const defaultVisitor = 'visitor';

/** Creates and checks sessions. Tokens expire by the sandbox's clock, not by a user's own. */
export class Sessions {
  #users: Users;
  #clock: Clock;
  #secret: string;
  #botToken: string;

  constructor(users: Users, clock: Clock, secret: string, botToken: string) {
    this.#users = users;
    this.#clock = clock;
    this.#secret = secret;
    this.#botToken = botToken;
  }

  /** A new login token, valid for an hour. */
  loginToken(user: string): string {
    return signLogin(this.#secret, user, this.#clock.global() + loginLifeMs);
  }

  /** A new access token for the user's current session, valid for a day. */
  accessToken(user: User): string {
    const endsAt = this.#clock.global() + accessLifeMs;
    return signAccess(this.#secret, { user: user.id, session: user.sessionNumber, endsAt });
  }

  /** The user id in an access token, even an expired one; null for any other text. For the log and for faults. */
  ownerOf(token: string): string | null {
    return readAccess(this.#secret, token)?.user ?? null;
  }

  /** The user of an access token. @throws Refusal unauthorized when it is unknown, expired or revoked */
  userOf(token: string | undefined): User {
    const claims = token === undefined ? undefined : readAccess(this.#secret, token);
    if (!claims) throw new Refusal('unauthorized', 'The access token is missing or unknown');
    const user = this.#users.find(claims.user);
    if (!user || claims.session !== user.sessionNumber || claims.endsAt <= this.#clock.global()) {
      throw new Refusal('unauthorized', 'The session has ended');
    }
    return user;
  }

  /**
   * The user of the credentials: by the login token, else by the messenger's launch data, else `visitor`.
   * @throws Refusal unauthorized when any of the given credentials is invalid
   */
  authenticate({ initData, tokenFromWeb }: Credentials, visitor: string): User {
    const inMessenger = initData === '' ? undefined : checkInitData(this.#botToken, initData, this.#clock.global());
    if (tokenFromWeb !== '') return this.#byLoginToken(tokenFromWeb);
    if (inMessenger) return this.#users.ofMessenger(String(inMessenger.id), inMessenger.username);
    return this.#users.get(visitor);
  }

  /** The id of the user of the credentials, without creating a user; null if unknown. For the log and for faults. */
  guess({ initData, tokenFromWeb }: Credentials): string | null {
    if (tokenFromWeb !== '') return readLogin(this.#secret, tokenFromWeb)?.sub ?? null;
    if (initData === '') return null;
    try {
      const { id, username } = checkInitData(this.#botToken, initData, this.#clock.global());
      const named = username === undefined ? undefined : this.#users.find(username.toLowerCase());
      return named?.id ?? `tg-${id}`;
    } catch {
      return null;
    }
  }

  #byLoginToken(token: string): User {
    const claims = readLogin(this.#secret, token);
    const user = claims && claims.exp * 1000 > this.#clock.global() ? this.#users.find(claims.sub) : undefined;
    if (!user) throw new Refusal('unauthorized', 'The login token is unknown or has ended', 'tokenFromWeb');
    return user;
  }
}
