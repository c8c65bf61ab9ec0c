import { expect, test } from 'vitest';

import { conditionWords, referenceWords } from './plain-words.ts';

test.each([
  [{ is: '$account.isLocked' }, 'Account is locked'],
  [{ not: { is: '$account.canStart' } }, 'Account can not start'],
  [{ not: { is: '$latest.amount' } }, 'Latest › amount is not there'],
  [{ equals: ['$search.tab', 'network'] }, 'Page address › tab is “network”'],
  [{ not: { equals: ['$row.level', 0] } }, 'The entry › level is not 0'],
  [{ atLeast: ['$account.total', '0.5'] }, 'Account › total is at least 0.5'],
  [
    { not: { above: ['$account.total', '$limits.wallet.token'] } },
    'Account › total is at most Limits › wallet › token',
  ],
  [{ before: '$app.cardAvailableFrom' }, 'It is before App › card available from'],
  [{ runtime: 'messenger' }, 'The app runs in the messenger'],
  [{ allowed: 'trading' }, 'The user is on the list “trading”'],
  [{ open: 'buy', network: 'ton', isAlone: true, in: 'web' }, '“buy” is open at “ton” and at no other, on the web'],
  [
    { all: [{ not: { is: '$account.isLocked' } }, { any: [{ runtime: 'web' }, { is: '$account.canStart' }] }] },
    'Account is not locked, and (the app runs on the web, or Account can start)',
  ],
  [
    { not: { all: [{ runtime: 'web' }, { is: '$session.isVisitor' }] } },
    'The app does not run on the web, or the user is not visitor',
  ],
  [{ include: 'no-entry' }, 'The part “no-entry” holds'],
  [{}, 'Nothing is chosen yet'],
])('%j reads: %s', (condition, sentence) => {
  expect(conditionWords(condition)).toBe(sentence);
});

test('a reference in words', () => {
  expect(referenceWords('$account.lockFinishAt')).toBe('Account › lock finish at');
  expect(referenceWords('$index')).toBe('The place in the list');
});
