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
 * pointed here by another site), its origin this page or none. `needsToken` also asks for the token of this start.
 */
export function refusalOf(
  request: GuardedRequest,
  host: string,
  token: string,
  needsToken: boolean,
): string | undefined {
  const { headers, method } = request;
  if (headers.get('host') !== host) return 'The host is not this server.';
  const origin = headers.get('origin');
  if (origin !== null && origin !== `http://${host}`) return 'Another site asked.';
  const site = headers.get('sec-fetch-site');
  if (needsToken && site !== null && site !== 'same-origin') return 'Another site asked.';
  if (!needsToken) return method === 'GET' || method === 'HEAD' ? undefined : 'Only reading is allowed here.';
  return isSame(headers.get(tokenHeader) ?? '', token) ? undefined : 'The token is not that of this start.';
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
