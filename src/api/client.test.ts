import '../values/testing/page.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { reach } from '../session/machine.ts';
import { ApiError } from './api-error.ts';

const session = vi.hoisted(() => ({
  token: vi.fn<() => string | undefined>(),
  reauthenticate: vi.fn<(used: string | undefined) => Promise<string | undefined>>(),
  dispatch: vi.fn<(action: typeof reach, isReachable: boolean) => void>(),
}));
const sent = vi.hoisted(() =>
  vi.fn<(path: string, init: RequestInit, reader: (body: unknown, path: string) => unknown) => Promise<unknown>>(),
);
vi.mock('../session/session.ts', () => session);
vi.mock('./transport.ts', () => ({ send: sent }));
const { read, request } = await import('./client.ts');

const schema = z.object({ id: z.number() });
const refused = new ApiError('answer', 'who?', { status: 401 });
const bearers = () => sent.mock.calls.map(([, { headers }]) => new Headers(headers).get('authorization'));

beforeEach(() => {
  session.token.mockReset().mockReturnValue('old');
  session.reauthenticate.mockReset().mockResolvedValue('new');
  session.dispatch.mockReset();
  sent.mockReset().mockResolvedValue({ id: 1 });
});

test('API-02 a call has the bearer token beside its own headers, and tells that the API is there', async () => {
  expect(await read('/v1/x', { schema, headers: { accept: 'a' } })).toEqual({ id: 1 });
  const [path, init] = sent.mock.calls[0] ?? [];
  expect(path).toBe('/v1/x');
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({ accept: 'a', authorization: 'Bearer old' });
  expect(init).not.toHaveProperty('schema');
  expect(session.dispatch).toHaveBeenCalledExactlyOnceWith(reach, true);
});

test('without a session there is no bearer, and a public call has none and tells nothing', async () => {
  session.token.mockReturnValue(undefined);
  await read('/v1/x', { schema });
  session.token.mockReturnValue('old');
  await read('/v1/balance/rates', { schema });
  expect(bearers()).toEqual([null, null]);
  expect(session.dispatch).toHaveBeenCalledTimes(1);
});

test('a POST is read strictly, a GET without what breaks the contract', async () => {
  sent.mockImplementation((path, _, reader) => Promise.resolve(reader({ id: 'x' }, path)));
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(request('/v1/x', { schema, method: 'POST' })).rejects.toMatchObject({ kind: 'malformed' });
  expect(await read('/v1/x', { schema })).toEqual({});
});

test.each([undefined, 'GET'])(
  'after a 401 the token is renewed and the method %s is sent once more',
  async (method) => {
    sent.mockRejectedValueOnce(refused);
    expect(await read('/v1/x', { schema, ...(method !== undefined && { method }) })).toEqual({ id: 1 });
    expect(session.reauthenticate).toHaveBeenCalledExactlyOnceWith('old');
    expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
  },
);

test('a POST is never repeated, but the token is renewed for the next call', async () => {
  sent.mockRejectedValueOnce(refused);
  await expect(request('/v1/x', { schema, method: 'POST' })).rejects.toBe(refused);
  expect(session.reauthenticate).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('without a new token the refusal stands', async () => {
  session.reauthenticate.mockResolvedValue(undefined);
  sent.mockRejectedValueOnce(refused);
  await expect(read('/v1/x', { schema })).rejects.toBe(refused);
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ['no connection', new ApiError('network', 'none'), [[reach, false]]],
  ['no answer in time', new ApiError('timeout', 'late'), [[reach, false]]],
  ['an error of the server', new ApiError('answer', 'no', { status: 500 }), []],
  ['a fault of our own', new TypeError('x is undefined'), []],
])('%s renews no token', async (_, error, dispatched) => {
  sent.mockRejectedValueOnce(error);
  await expect(read('/v1/x', { schema })).rejects.toBe(error);
  expect(session.reauthenticate).not.toHaveBeenCalled();
  expect(session.dispatch.mock.calls).toEqual(dispatched);
});
