import { answerKey } from '../boot/handoff.ts';
import { values } from '../values/values.ts';
import { apiAddress } from './address.ts';
import { ApiError } from './api-error.ts';
import { onceOnly } from './once.ts';
import { isPublicPath } from './public-operations.ts';
import type { Reader } from './read-answer.ts';
import { type RequestTiming, updateServerOffset } from './server-time.ts';
import { recordOf } from 'engine/record.ts';

/** The address of a path of the contract: the API's base address plus the path. */
export function addressOf(path: string): string {
  return apiAddress(location, values.app) + path;
}

/** Sends one request and returns its body as read by `read`. @throws ApiError for any failure */
export async function send<T>(path: string, init: RequestInit, read: Reader<T>): Promise<T> {
  const { response, trip } = await responseOf(addressOf(path), init);
  const body = await bodyOf(response);
  // A public response may come from a cache, with the time at which it was stored.
  if (init.method === 'POST' || !isPublicPath(path)) updateServerOffset(response.headers.get('date'), body, trip);
  if (!response.ok) {
    // Error responses of the exchange are a list: ["error", code, message].
    const said: unknown = Array.isArray(body) ? { code: String(body[1]), message: body[2] } : body;
    const { message, code, field, attemptsLeft } = recordOf(said);
    throw new ApiError('answer', typeof message === 'string' ? message : `HTTP ${response.status}`, {
      status: response.status,
      ...(typeof code === 'string' ? { code } : {}),
      ...(typeof field === 'string' ? { field } : {}),
      ...(typeof attemptsLeft === 'number' ? { attemptsLeft } : {}),
      retryAfter: retryAfterOf(response.headers),
    });
  }
  return read(body, path);
}

/** The response that the boot script has already requested, used once; else a new request. Both have a time limit. */
async function responseOf(address: string, init: RequestInit): Promise<{ response: Response; trip: RequestTiming }> {
  const key = answerKey(init.method ?? 'GET', address);
  const early = window.karatHandoff?.answers.get(key);
  window.karatHandoff?.answers.delete(key);
  // Requests that move money have a longer timeout, as only the response confirms the result.
  const headers = new Headers(init.headers);
  const movesMoney = headers.has('idempotency-key');
  // An API on another host that does not know the header may refuse a request with it (CORS).
  if (!values.app.honorsIdempotencyKeys) headers.delete('idempotency-key');
  const options = movesMoney && !values.app.honorsIdempotencyKeys ? onceOnly(address, init) : init;
  const limit = AbortSignal.timeout(movesMoney ? values.app.transferTimeout : values.app.requestTimeout);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  // The time of a request of the boot script is unknown, so the time of the page load is used.
  const sentAt = Date.now() - (early ? performance.now() : 0);
  try {
    const response = await (early
      ? Promise.race([early, rejection(signal)])
      : // The answer of another address says nothing about what was sent to this one.
        fetch(address, { ...options, headers, signal, ...(movesMoney && { redirect: 'error' }) }));
    return { response, trip: { sentAt, receivedAt: Date.now() } };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    if (limit.aborted) throw new ApiError('timeout', 'no answer in time', { cause: error });
    throw new ApiError('network', 'no connection', { cause: error });
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** `Retry-After` in ms: the header has seconds or a date by the server's clock; undefined if absent or invalid. */
function retryAfterOf(headers: Headers): number | undefined {
  const said = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(said)
    ? Number(said) * 1000
    : Date.parse(said) - Date.parse(headers.get('date') ?? new Date().toUTCString());
  return Number.isFinite(wait) ? Math.max(wait, 0) : undefined;
}

async function bodyOf(response: Response): Promise<unknown> {
  let text: string;
  try {
    // A response that has started may stall.
    text = await Promise.race([response.text(), rejection(AbortSignal.timeout(values.app.requestTimeout))]);
  } catch (error) {
    throw new ApiError('network', 'the answer broke off', { status: response.status, cause: error });
  }
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    if (!response.ok) return undefined;
    throw new ApiError('malformed', 'the answer is not JSON', { status: response.status, cause: error });
  }
}
