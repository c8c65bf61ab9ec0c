import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { hmac, isSame, readJson } from './signature.ts';

/** The content of an access token: the user, the number of the user's session, and the expiry (epoch ms). */
const accessClaims = z.object({ user: z.string(), session: z.int(), endsAt: z.int() });
type AccessClaims = z.infer<typeof accessClaims>;

/** The content of a login token: the user, the expiry (epoch s), and a random part. */
const loginClaims = z.object({ sub: z.string(), exp: z.int(), jti: z.string() });
type LoginClaims = z.infer<typeof loginClaims>;

/** The lifetime of access tokens, ms: longer than a test run. */
export const accessLifeMs = 24 * 3_600_000;
/** The lifetime of login tokens, ms: enough for the way from the login page to the app. */
export const loginLifeMs = 3_600_000;

const loginHeader = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

/** Signs an opaque access token. */
export function signAccess(secret: string, claims: AccessClaims): string {
  const body = Buffer.from(JSON.stringify({ ...claims, salt: randomBytes(6).toString('hex') })).toString('base64url');
  return `${body}.${hmac(secret, `access.${body}`).toString('base64url')}`;
}

/** The content of an access token signed with `secret`, even an expired one; undefined for any other text. */
export function readAccess(secret: string, token: string): AccessClaims | undefined {
  const [body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return undefined;
  if (!isSame(hmac(secret, `access.${body}`), Buffer.from(signature, 'base64url'))) return undefined;
  return accessClaims.safeParse(readJson(Buffer.from(body, 'base64url').toString())).data;
}

/**
 * Signs a login token: a JWT without `__` and without `_` beside its dots, because a dot is written as `___` in launch
 * parameters.
 */
export function signLogin(secret: string, user: string, endsAt: number): string {
  for (;;) {
    const claims = { sub: user, exp: Math.floor(endsAt / 1000), jti: randomBytes(9).toString('hex') };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const token = `${loginHeader}.${body}.${hmac(secret, `${loginHeader}.${body}`).toString('base64url')}`;
    if (!/__|_\.|\._|_$/.test(token)) return token;
  }
}

/** The content of a login token signed with `secret`, even an expired one; undefined for any other text. */
export function readLogin(secret: string, token: string): LoginClaims | undefined {
  const [header = '', body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || header !== loginHeader) return undefined;
  if (!isSame(hmac(secret, `${header}.${body}`), Buffer.from(signature, 'base64url'))) return undefined;
  return loginClaims.safeParse(readJson(Buffer.from(body, 'base64url').toString())).data;
}

/** A login token as a launch parameter, which must not contain dots. */
export function asLaunchParameter(token: string): string {
  return token.replaceAll('.', '___');
}
