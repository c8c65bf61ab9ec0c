import { expect, test } from 'vitest';
import { faultRequest } from './fault-request.ts';

const form = { operation: '*', kind: 'status', status: '503', times: '2', ms: '900' };

test.each([
  [{}, { status: 503, times: 2 }],
  [{ times: ' ' }, { status: 503 }],
  [{ kind: 'delay', times: '' }, { ms: 900 }],
  [{ kind: 'empty' }, { times: 2 }],
  // The sandbox refuses it with its own words.
  [{ times: 'twice' }, { status: 503, times: 'twice' }],
])('with %j only what the kind takes is sent', (change, sent) => {
  const typed = { ...form, ...change };
  expect(faultRequest(typed, 'demo')).toEqual({ user: 'demo', operation: '*', kind: typed.kind, ...sent });
});
