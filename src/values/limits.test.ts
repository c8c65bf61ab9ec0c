import { expect, test } from 'vitest';

import { limitsOf } from './limits.ts';
import type { Values } from './schema.ts';

type Rule = Values['limits']['operations']['send'];

const group = 'wallet' as const;
const limitsWith = (send: Rule): Values['limits'] => ({
  wallet: { token: '0.025', usdt: '100' },
  marketing: { token: '0.0125', usdt: '50' },
  operations: { deposit: {}, buy: {}, sell: {}, send, marketingSell: {}, marketingSend: {} },
  start: { usdt: '100', promo: '0.01', days: 30 },
  gift: { ticker: 'XAUT', amount: '0.02' },
  steps: {},
});

test.each<[string, Rule, string, string | undefined]>([
  ['the minimum of its group, and no maximum', { group }, '0.025', undefined],
  ['the minimum of another group', { group: 'marketing' }, '0.0125', undefined],
  ['its own in place of the group', { group, minimum: { token: '0.01' }, maximum: { token: '9' } }, '0.01', '9'],
  [
    'that of the token in place of its own, even if less strict',
    {
      group,
      minimum: { token: '0.1' },
      maximum: { token: '9' },
      tokens: { paxg: { minimum: { token: '0.05' }, maximum: { token: '10' } } },
    },
    '0.05',
    '10',
  ],
  [
    'that of the network in place of its own',
    { group, maximum: { token: '9' }, networks: { erc20: { maximum: { token: '5' } } } },
    '0.025',
    '5',
  ],
  [
    'of token and network the stricter',
    {
      group,
      tokens: { paxg: { minimum: { token: '0.05' }, maximum: { token: '2' } } },
      networks: { erc20: { minimum: { token: '0.5' }, maximum: { token: '10' } } },
    },
    '0.5',
    '2',
  ],
  [
    'nothing of another token or network',
    { group, tokens: { xaut: { minimum: { token: '1' } } }, networks: { ton: { maximum: { token: '1' } } } },
    '0.025',
    undefined,
  ],
  ['its own without a group', { minimum: { token: '0.3', usdt: '7' } }, '0.3', undefined],
])('LIM-09 LIM-10 an operation has %s', (_, rule, minimum, maximum) => {
  const limits = limitsOf(limitsWith(rule), { operation: 'send', token: 'paxg', network: 'erc20' });
  expect([limits.minimum.token, limits.maximum.token]).toEqual([minimum, maximum]);
});

test('an amount in USDT is independent of the one in tokens', () => {
  const rule: Rule = { group, tokens: { paxg: { minimum: { token: '0.05' }, maximum: { usdt: '5000' } } } };
  expect(limitsOf(limitsWith(rule), { operation: 'send', token: 'paxg', network: 'erc20' })).toEqual({
    minimum: { token: '0.05', usdt: '100' },
    maximum: { token: undefined, usdt: '5000' },
  });
});
