import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { hmac, isSame, readJson } from './signature.ts';

/** What an access token says: whose it is, which of the user's sessions it belongs to, when it ends (epoch ms). */
const accessClaims = z.object({ user: z.string(), session: z.int(), endsAt: z.int() });
type AccessClaims = z.infer<typeof accessClaims>;

/** What a login token says: whose it is, when it ends (epoch s), and a random part. */
const loginClaims = z.object({ sub: z.string(), exp: z.int(), jti: z.string() });
type LoginClaims = z.infer<typeof loginClaims>;

/** How long access tokens live, ms: they outlive a test run. */
export const accessLifeMs = 24 * 3_600_000;
/** How long login tokens live, ms: they outlive the walk from the login page to the app. */
export const loginLifeMs = 3_600_000;

const loginHeader = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

/** An opaque access token. */
export function signAccess(secret: string, claims: AccessClaims): string {
  const body = Buffer.from(JSON.stringify({ ...claims, salt: randomBytes(6).toString('hex') })).toString('base64url');
  return `${body}.${hmac(secret, `access.${body}`).toString('base64url')}`;
}

/** What a token signed with `secret` says, ended or not; undefined for any other text. */
export function readAccess(secret: string, token: string): AccessClaims | undefined {
  const [body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return undefined;
  if (!isSame(hmac(secret, `access.${body}`), Buffer.from(signature, 'base64url'))) return undefined;
  return accessClaims.safeParse(readJson(Buffer.from(body, 'base64url').toString())).data;
}

/**
 * A login token: a JWT that has no underscore where it would run into the `___` that stands for a dot in launch
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

/** What a login token signed with `secret` says, ended or not; undefined for any other text. */
export function readLogin(secret: string, token: string): LoginClaims | undefined {
  const [header = '', body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || header !== loginHeader) return undefined;
  if (!isSame(hmac(secret, `${header}.${body}`), Buffer.from(signature, 'base64url'))) return undefined;
  return loginClaims.safeParse(readJson(Buffer.from(body, 'base64url').toString())).data;
}

/** A login token as it is written into a launch parameter, where a dot may not stand. */
export function asLaunchParameter(token: string): string {
  return token.replaceAll('.', '___');
}
