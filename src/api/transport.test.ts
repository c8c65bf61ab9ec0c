import '../values/testing/page.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answerKey } from '../boot/handoff.ts';
import { handoffOf } from '../values/testing/handoff.ts';
import { values } from '../values/values.ts';
import type { ApiError } from './api-error.ts';
import { serverNow, serverOffset } from './server-time.ts';
import { addressOf, send } from './transport.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const fetched = vi.fn<typeof fetch>();
const read = (body: unknown) => body;

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockResolvedValue(Response.json({ id: 1 }));
  window.karatHandoff = undefined;
  serverOffset.write(0);
});
afterEach(() => vi.useRealTimers());

const failureOf = (sent: Promise<unknown>): Promise<ApiError> =>
  sent.then(
    () => Promise.reject(new Error('no failure')),
    (error: ApiError) => error,
  );
/** Answers that never come, but end when their request is aborted. */
const hanging = (_: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
/** A limit of a request that ends with the test's clock, as those of the platform do not. */
function countedLimits(): number[] {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    const stop = new AbortController();
    setTimeout(() => stop.abort(new DOMException('late', 'TimeoutError')), ms);
    return stop.signal;
  });
  return limits;
}

test('sends the request to the API and reads its answer with its path', async () => {
  const reader = vi.fn(read);
  expect(await send('/v1/x?a=1', { method: 'POST', body: 'text' }, reader)).toEqual({ id: 1 });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    addressOf('/v1/x?a=1'),
    expect.objectContaining({ method: 'POST', body: 'text' }),
  );
  expect(reader).toHaveBeenCalledExactlyOnceWith({ id: 1 }, '/v1/x?a=1');
  expect(addressOf('/v1/x')).toMatch(/\/v1\/x$/);
});

test('an answer without a body has none; one that is not JSON is malformed, with its status', async () => {
  fetched.mockResolvedValueOnce(new Response(''));
  expect(await send('/v1/x', {}, read)).toBeUndefined();
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }));
  expect(await failureOf(send('/v1/x', {}, read))).toMatchObject({
    kind: 'malformed',
    status: 200,
    message: 'the answer is not JSON',
  });
});

test.each([
  [
    { message: 'too much', code: 'limit', field: 'amount' },
    { message: 'too much', code: 'limit', field: 'amount' },
  ],
  [
    { message: 5, code: 5, field: 5 },
    { message: 'HTTP 422', code: undefined, field: undefined },
  ],
  [['error', 10020, 'symbol: invalid'], { message: 'symbol: invalid', code: '10020', field: undefined }],
  [null, { message: 'HTTP 422', code: undefined, field: undefined }],
])('an error answer %j says %j', async (body, said) => {
  fetched.mockResolvedValueOnce(Response.json(body, { status: 422 }));
  expect(await failureOf(send('/v1/x', {}, read))).toMatchObject({ kind: 'answer', status: 422, ...said });
});

test('an error answer that is not JSON is still an answer', async () => {
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
  expect(await failureOf(send('/v1/x', {}, read))).toMatchObject({ kind: 'answer', status: 502, message: 'HTTP 502' });
});

test.each([
  ['12', undefined, 12_000],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 'Sun, 01 Mar 2026 12:00:10 GMT', 20_000],
  ['Sun, 01 Mar 2026 12:00:30 GMT', undefined, 30_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', undefined, 0],
  ['soon', undefined, undefined],
  ['1.5 s', undefined, undefined],
  ['Sun, 01 Mar 2026 12:00:30 +0000', undefined, 30_000],
  ['2026-03-01T12:00:30Z', undefined, 30_000],
  [undefined, undefined, undefined],
])('Retry-After %s with the date %s asks to wait %s ms', async (after, date, ms) => {
  const headers = { ...(after !== undefined && { 'retry-after': after }), ...(date !== undefined && { date }) };
  fetched.mockResolvedValueOnce(new Response('', { status: 503, headers }));
  expect(await failureOf(send('/v1/auth', {}, read))).toMatchObject({ retryAfter: ms });
});

test('without a connection the failure says so; one that the caller gives up is the reason of the caller', async () => {
  const cause = new TypeError('Failed to fetch');
  fetched.mockRejectedValueOnce(cause);
  const failure = await failureOf(send('/v1/x', {}, read));
  expect(failure).toMatchObject({ kind: 'network', message: 'no connection', status: 0 });
  expect(failure.cause).toBe(cause);
  fetched.mockImplementationOnce(hanging);
  const stop = new AbortController();
  const sent = failureOf(send('/v1/x', { signal: stop.signal }, read));
  const reason = new Error('left');
  stop.abort(reason);
  expect(await sent).toBe(reason);
});

test.each([
  ['any other request', {}, () => values.app.requestTimeout],
  ['a request that moves money', { headers: { 'Idempotency-Key': 'k' } }, () => values.app.transferTimeout],
])('%s has its own time limit', async (_, init, limit) => {
  const limits = countedLimits();
  fetched.mockImplementationOnce(hanging);
  const sent = failureOf(send('/v1/x', init, read));
  await vi.advanceTimersByTimeAsync(limit());
  const failure = await sent;
  expect(failure).toMatchObject({ kind: 'timeout', message: 'no answer in time' });
  expect(failure.cause).toMatchObject({ name: 'TimeoutError' });
  expect(limits).toEqual([limit()]);
  expect(values.app.transferTimeout).toBeGreaterThan(values.app.requestTimeout);
});

test.each([
  ['is sent to an API that honors it', true, 'k'],
  ['is not sent to an API that may not know it', false, null],
])('the key of a transfer %s', async (_, isHonored, sent) => {
  vi.spyOn(values.app, 'honorsIdempotencyKeys', 'get').mockReturnValue(isHonored);
  await send('/v1/x', { method: 'POST', headers: { 'Idempotency-Key': 'k', accept: 'a/b' } }, read);
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect([headers.get('idempotency-key'), headers.get('accept')]).toEqual([sent, 'a/b']);
});

test('an answer whose body stalls or breaks off is no connection, with its status', async () => {
  countedLimits();
  const stalled = new Response('', { status: 200 });
  vi.spyOn(stalled, 'text').mockReturnValue(new Promise(() => undefined));
  fetched.mockResolvedValueOnce(stalled);
  const sent = failureOf(send('/v1/x', {}, read));
  await vi.advanceTimersByTimeAsync(values.app.requestTimeout);
  expect(await sent).toMatchObject({ kind: 'network', status: 200, message: 'the answer broke off' });
});

test('uses an answer that the boot script requested, once', async () => {
  const answers = new Map([[answerKey('GET', addressOf('/v1/x')), Promise.resolve(Response.json({ id: 'early' }))]]);
  window.karatHandoff = handoffOf({ answers });
  expect(await send('/v1/x', {}, read)).toEqual({ id: 'early' });
  expect(fetched).not.toHaveBeenCalled();
  expect(await send('/v1/x', {}, read)).toEqual({ id: 1 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an answer of the boot script tells the time of the page load, so a late use does not set the clock back', async () => {
  vi.advanceTimersByTime(10_000);
  const date = new Date(now + 1000).toUTCString();
  const early = Response.json({}, { headers: { date } });
  window.karatHandoff = handoffOf({
    answers: new Map([[answerKey('GET', addressOf('/v1/balance/user')), Promise.resolve(early)]]),
  });
  await send('/v1/balance/user', {}, read);
  expect(fetched).not.toHaveBeenCalled();
  expect(serverOffset.read()).toBe(0);
});

test('an answer of the boot script has the time limit, too', async () => {
  countedLimits();
  const answers = new Map([[answerKey('POST', addressOf('/v1/x')), new Promise<Response>(() => undefined)]]);
  window.karatHandoff = handoffOf({ answers });
  const sent = failureOf(send('/v1/x', { method: 'POST' }, read));
  await vi.advanceTimersByTimeAsync(values.app.requestTimeout);
  expect(await sent).toMatchObject({ kind: 'timeout' });
});

test.each([
  ['a private answer', '/v1/balance/user', 'GET', true],
  ['a public one, which may come from a cache', '/v1/balance/rates', 'GET', false],
  ['a POST without a token', '/v1/auth', 'POST', true],
])('the time of the server is that of %s: %s %s %s', async (_, path, method, isUsed) => {
  const date = new Date(now + 3_600_000).toUTCString();
  fetched.mockResolvedValueOnce(Response.json({}, { headers: { date } }));
  await send(path, { method }, read);
  expect(serverNow() - now > 3_000_000).toBe(isUsed);
});

test('W-SEND-09 a request that moves money follows no redirect, as the answer of another address proves nothing', async () => {
  fetched.mockResolvedValueOnce(Response.json({ id: 1 }));
  await send('/v1/x', { method: 'POST', headers: { 'idempotency-key': 'key' } }, read);
  await send('/v1/y', { method: 'GET' }, read);
  expect(fetched.mock.calls.map(([, init]) => init?.redirect)).toEqual(['error', undefined]);
});
