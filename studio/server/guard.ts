import { timingSafeEqual } from 'node:crypto';

/** The header that carries the token of this start. */
export const tokenHeader = 'x-studio-token';

/** What a guard needs of a request. */
interface GuardedRequest {
  readonly headers: Headers;
  readonly method: string;
}

/**
 * Why a request is refused, undefined if it is not: its host must be the name of this server (another name could be
 * pointed here by another site), its origin this page or none. `isToken`, where a token is needed, knows which ones count.
 */
export function refusalOf(
  request: GuardedRequest,
  address: string,
  isToken?: (token: string) => boolean,
): string | undefined {
  const { headers, method } = request;
  if (headers.get('host') !== new URL(address).host) return 'The host is not this server.';
  const origin = headers.get('origin');
  if (origin !== null && origin !== address) return 'Another site asked.';
  const site = headers.get('sec-fetch-site');
  if (isToken && site !== null && site !== 'same-origin') return 'Another site asked.';
  if (!isToken) return method === 'GET' || method === 'HEAD' ? undefined : 'Only reading is allowed here.';
  return isToken(headers.get(tokenHeader) ?? '') ? undefined : 'The token is not that of this start.';
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
