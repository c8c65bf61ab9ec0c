import { expect, test } from 'vitest';
import { filterRequests } from './filter.ts';

const request = { at: '', user: 'demo', method: 'GET', path: '/v1/balances', operation: 'balances', fault: null };
const requests = [
  { ...request, status: 200 },
  { ...request, path: '/v1/auth', operation: 'authenticate', user: null, status: 401 },
  { ...request, status: null, fault: 'timeout' },
];
const none = { text: '', user: '', status: '' };

test('the newest request is first', () => {
  expect(filterRequests(requests, none)).toEqual(requests.toReversed());
});

test.each([
  [{ text: 'AUTH' }, [1]],
  [{ text: 'timeout' }, [2]],
  [{ user: 'demo' }, [2, 0]],
  [{ status: '4' }, [1]],
  [{ status: 'none' }, [2]],
  [{ user: 'demo', status: '2' }, [0]],
])('%j leaves what matches', (filter, expected) => {
  expect(filterRequests(requests, { ...none, ...filter })).toEqual(expected.map((index) => requests[index]));
});
