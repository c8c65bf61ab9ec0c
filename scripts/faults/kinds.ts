import type { Route } from '@playwright/test';
import { broken, emptied, isNumeric, withFirst } from './change.ts';

/** What happens to a call. */
export interface FaultKind {
  readonly name: string;
  /** Answers a call in place of the server. */
  readonly answer: (route: Route) => Promise<void>;
  /** Whether the sign-in is refused as well once the page has signed in. */
  readonly endsSession?: boolean;
  /** Whether the answer is still that of the server, so that zeros in it are true. */
  readonly isTrue?: boolean;
  /** Whether only the first call fails. */
  readonly isOnce?: boolean;
  /** Whether the call waits until the fault is lifted. */
  readonly isDelayed?: boolean;
}

/** An answer with a status and the error body of the contract. */
const status = (code: number, headers: Readonly<Record<string, string>> = {}): FaultKind => ({
  name: String(code),
  answer: (route) =>
    route.fulfill({ status: code, headers, json: { error: { code: 'fault', message: 'On purpose.' } } }),
});

const lost = (name: string, reason: 'timedout' | 'internetdisconnected' | 'connectionreset'): FaultKind => ({
  name,
  answer: (route) => route.abort(reason),
});

/** The answer of the server with a changed text. */
const text = (name: string, edit: (body: string) => string): FaultKind => ({
  name,
  answer: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  },
});

/** The answer of the server with a changed value. */
const json = (name: string, edit: (body: unknown) => unknown, isTrue = false): FaultKind => ({
  name,
  isTrue,
  answer: async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    await route.fulfill({ response, json: edit(body) });
  },
});

/** A call that waits until the fault is lifted. */
const delayed: FaultKind = { name: 'slow', isDelayed: true, answer: () => Promise.resolve() };

/** All faults that a call can have. */
export const faultKinds: readonly FaultKind[] = [
  status(500),
  {
    name: '502 with HTML',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  },
  status(503),
  status(403),
  status(404),
  status(409),
  status(422),
  { ...status(429, { 'retry-after': '2' }), name: '429 with Retry-After' },
  lost('time-out', 'timedout'),
  lost('offline', 'internetdisconnected'),
  lost('reset', 'connectionreset'),
  text('truncated', (body) => body.slice(0, Math.floor(body.length / 2))),
  text('malformed', (body) => `${body.slice(0, 1)}<${body.slice(1)}`),
  json('missing field', (body) =>
    withFirst(
      body,
      () => true,
      () => undefined,
    ),
  ),
  json('wrong type', (body) =>
    withFirst(
      body,
      () => true,
      () => [{}],
    ),
  ),
  json('null', (body) =>
    withFirst(
      body,
      () => true,
      () => null,
    ),
  ),
  json('negative', (body) => withFirst(body, isNumeric, (value) => broken(value, '-5'))),
  json('1e30', (body) => withFirst(body, isNumeric, (value) => broken(value, '1e30'))),
  json('NaN as text', (body) => withFirst(body, isNumeric, () => 'NaN')),
  json('empty list', emptied, true),
  delayed,
  { ...status(401), name: '401 once', isOnce: true },
  { ...status(401), name: '401, session over', endsSession: true },
];
