import { expect, it } from 'vitest';

import { entryOfToken } from './entry-of.ts';

interface Entry {
  readonly ticker?: string;
  readonly amount: string;
}
const none = { amount: '0' };
const of = (entries: readonly Entry[] | undefined) =>
  entryOfToken(entries, ({ ticker }) => ticker, 'PAXG', none)?.amount;

it.each<[string, readonly Entry[] | undefined, string | undefined]>([
  ['a list that has not come says nothing', undefined, undefined],
  ['an empty list is an answer', [], '0'],
  ['a token that the list does not have is none', [{ ticker: 'XAUT', amount: '2' }], '0'],
  ['a token has its entry', [{ ticker: 'PAXG', amount: '3' }], '3'],
  ['an entry of nobody knows whom may be that of the token', [{ amount: '2' }], undefined],
  ['an entry whose token could not be read may be that of the token', [{ ticker: '', amount: '2' }], undefined],
])('%s', (_, entries, amount) => {
  expect(of(entries)).toBe(amount);
});
