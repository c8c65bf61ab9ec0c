import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { readValues } from '../values.ts';
import { contradictions } from './contradictions.ts';
import type { Rule } from './contradictions.ts';
import { seedNames } from './plans.ts';
import type { SeedName } from './plans.ts';
import { seedTemplate } from './template.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const values = readValues(join(import.meta.dirname, '../../config'));

function seeded(name: SeedName): Store {
  const store = openStore(':memory:', now, console.warn);
  seedTemplate(store, name, name, now);
  return store;
}

/** Mistakes in the seed of a user, by the rule that they break. */
const mistakes: Record<Rule, [name: SeedName, sql: string][]> = {
  'locked is what running periods have started': [
    ['demo', `INSERT INTO accounts VALUES ('demo', 'frozen', 'XAUT', 90000000)`],
    ['locked', `UPDATE accounts SET balance = balance + 1 WHERE kind = 'frozen'`],
    ['locked', `UPDATE history SET amount = amount + 1 WHERE type = 'period_start' AND status = 'pending'`],
    ['locked', `UPDATE history SET status = 'completed' WHERE type = 'period_start'`],
    ['locked', `DELETE FROM locks`],
    ['demo', `DELETE FROM history WHERE number = (SELECT max(number) FROM history WHERE type = 'period_end')`],
  ],
  'periods last as config says, one after another, and contain the accruals': [
    ['locked', `UPDATE locks SET finish_at = finish_at + 86400000`],
    ['demo', `UPDATE history SET at = at + 1 WHERE type = 'accrual'`],
  ],
  'the balance is what the history leaves, never below zero': [
    ['demo', `UPDATE accounts SET balance = balance + 1 WHERE kind = 'available' AND asset = 'PAXG'`],
    [
      'demo',
      `UPDATE history SET amount = amount + 1 WHERE number = (SELECT max(number) FROM history WHERE kind = 'buy')`,
    ],
    ['demo', `UPDATE history SET profit = profit + 1 WHERE type = 'accrual' AND status = 'completed'`],
    // The first deposit comes last.
    [
      'gifted',
      `UPDATE history SET number = 9999 WHERE number = (SELECT min(number) FROM history WHERE kind = 'deposit')`,
    ],
  ],
  'what is pending has left the balance': [['demo', `UPDATE accounts SET balance = 0 WHERE kind = 'pending-withdraw'`]],
  'gift and bonus are operations': [
    ['demo', `UPDATE users SET is_bonus_taken = 0`],
    ['gifted', `UPDATE history SET amount = amount + 1 WHERE type = 'gift'`],
    ['gifted', `UPDATE accounts SET balance = balance + 1 WHERE kind = 'promo'`],
  ],
  'earnings are the sum of accruals, and what was not taken is left': [
    ['demo', `UPDATE history SET profit = profit + 1 WHERE kind = 'accrual'`],
    ['demo', `UPDATE accounts SET balance = balance + 1 WHERE kind = 'partner' AND asset = 'XAUT'`],
    ['demo', `UPDATE accounts SET balance = balance + 1 WHERE kind = 'network' AND asset = 'XAUT'`],
    [
      'demo',
      `DELETE FROM history WHERE number = (SELECT max(number) FROM history WHERE source = 'network' AND kind = 'sell')`,
    ],
  ],
  'each volume of a partner has earned, and nothing else has': [
    ['demo', `UPDATE history SET partner = 'nobody' WHERE kind = 'accrual'`],
    ['demo', `UPDATE history SET amount = amount + 1 WHERE kind = 'accrual'`],
    ['demo', `UPDATE partners SET paxg = 1000000 WHERE depth = 1 AND xaut = 0`],
    ['locked', `DELETE FROM history WHERE kind = 'accrual'`],
  ],
  'the volumes of depths are the sums of their partners': [
    ['demo', `UPDATE network_depths SET xaut = xaut + 1 WHERE depth = 5`],
    ['demo', `UPDATE network_depths SET active = active + 1 WHERE depth = 9`],
  ],
  'the level is that of the levels file, whether or not partners without a volume count': [
    ['demo', `UPDATE users SET partner_level = 7`],
    ['locked', `UPDATE network_depths SET total = 4 WHERE depth = 1`],
    ['gifted', `UPDATE users SET partner_level = 1`],
  ],
  'nothing is before the registration or after now, and numbers follow dates': [
    ['demo', `UPDATE history SET at = ${now + 1} WHERE number = (SELECT max(number) FROM history)`],
    ['demo', `UPDATE history SET at = at - 1 WHERE type = 'bonus'`],
    ['demo', `UPDATE history SET at = at - 86400000 WHERE kind = 'sell'`],
    ['locked', `UPDATE locks SET finish_at = ${now}`],
  ],
  'USDT is amount times price, and what leaves is no less than the minimum': [
    ['demo', `UPDATE history SET usdt = usdt + 1000000 WHERE kind = 'sell'`],
    ['demo', `UPDATE history SET usdt = usdt + 1000000 WHERE kind = 'buy'`],
    ['demo', `UPDATE history SET amount = 2499999 WHERE kind = 'withdraw' AND source = 'balance'`],
    ['demo', `UPDATE history SET amount = 1249999 WHERE kind = 'withdraw' AND source = 'network'`],
  ],
};

describe('the seed users', () => {
  it.each(seedNames)('the balances, operations, periods, earnings and partners of %s explain each other', (name) => {
    const store = seeded(name);
    expect(contradictions(store, name, now, values)).toEqual([]);
    store.close();
  });

  it.each(Object.entries(mistakes))('a mistake is found: %s', (rule, cases) => {
    for (const [name, sql] of cases) {
      const store = seeded(name);
      expect(store.run(sql), sql).toBeGreaterThan(0);
      expect(contradictions(store, name, now, values), sql).toContainEqual(expect.stringContaining(rule));
      store.close();
    }
  });
});
