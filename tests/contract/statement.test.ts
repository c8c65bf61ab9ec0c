import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import { type EntrySource, type StatementEntry, entryOf } from '../../src/blocks/statement/entry.ts';
import { type Decimal, decimal, isZero, subtract, sum, zero } from '../../src/domain/decimal.ts';
import { statementOf } from '../../src/domain/statement.ts';
import { scopeOf } from '../../src/engine/testing/scope.ts';
import { type Client, at, list, memorySandbox, sale, start, withdrawal } from './sandbox-client.ts';

const config = join(import.meta.dirname, '../../config');
const textOf = (file: string): string => readFileSync(join(config, `${file}.json`), 'utf8');

/** The statement block as written in its screen. */
interface Written {
  readonly amounts: readonly string[];
  readonly lists: readonly (Omit<EntrySource, 'list'> & { readonly list: string })[];
}
const screen: { blocks: Written[] } = JSON.parse(textOf('screens/home/account/statement'));
const amounts = screen.blocks.flatMap((block) => block.amounts);
const sources = screen.blocks.flatMap(({ lists }) =>
  lists.map(({ list: name, operations, ...rest }): EntrySource => {
    const { operation }: { operation: string } = JSON.parse(textOf(`lists/${name}`));
    return {
      ...rest,
      list: { operation },
      operations: operations.map((one) => ({ ...one, unless: one.unless ?? [] })),
    };
  }),
);

/** The path of each operation that a list requests. */
const paths: Readonly<Record<string, string>> = {
  deposits: '/v1/balance/deposits',
  withdraws: '/v1/balance/withdraws',
  buyHistory: '/v1/order/history/buy?balanceType=balance',
  sellHistory: '/v1/order/history/sell?balanceType=balance',
  commercialOperations: '/v1/balance/commercial-operations',
};
const scope = scopeOf();
const client = memorySandbox();
afterAll(() => client.sandbox.close());

type User = Client & { name: string };

/** All entries of a list, newest first. */
async function rowsOf(user: User, operation: string): Promise<unknown[]> {
  const path = paths[operation] ?? '';
  const rows: unknown[] = [];
  for (;;) {
    const page = `${path}${path.includes('?') ? '&' : '?'}limit=100&offset=${rows.length}`;
    const { json } = await user.get(page);
    rows.push(...list(json, 'result'));
    if (rows.length >= Number(Object(json).total)) return rows;
  }
}

/** The statement entries that config makes of all lists for a token, and the wallet's current balance of it. */
async function booksOf(user: User, ticker: string): Promise<{ entries: StatementEntry[]; present: Decimal }> {
  const entries: StatementEntry[] = [];
  for (const source of sources) {
    const rows = await rowsOf(user, source.list.operation);
    entries.push(...rows.toReversed().flatMap((row) => entryOf(source, row, scope, ticker) ?? []));
  }
  const balances = list((await user.get('/v1/balance/user')).json, 'result');
  const balance = balances.find((row) => Object(row).ticker === ticker);
  return { entries, present: sum(amounts.map((one) => decimal(at(balance, one.replace('$row.', ''))))) };
}

const all = { from: -Infinity, to: Infinity };
const amount = fc.integer({ min: 2_000_000, max: 30_000_000 }).map((units) => (units / 1e8).toFixed(8));
const ticker = fc.constantFrom('XAUT', 'PAXG');
type Step = readonly [string, (user: User) => Promise<unknown>];
const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(amount, ticker)
    .map(([value, token]): Step => [
      `deposit ${value} ${token}`,
      (user) => user.post('/sandbox/deposit', { user: user.name, amount: value, ticker: token }),
    ]),
  fc
    .integer({ min: 1, max: 3_000 })
    .map((usdt): Step => [
      `buy for ${usdt}`,
      (user) => user.post('/sandbox/deposit', { user: user.name, kind: 'buy', usdt: String(usdt), network: 'ton' }),
    ]),
  fc
    .tuple(amount, ticker, fc.boolean())
    .map(([value, token, fails]): Step => [
      `withdraw ${value} ${token} ${fails}`,
      (user) =>
        user.post(
          '/v1/balance/withdraw/request',
          withdrawal({ amount: value, token: token.toLowerCase(), ...(fails && { memo: 'fail' }) }),
        ),
    ]),
  fc
    .tuple(amount, ticker, fc.boolean(), fc.constantFrom('balance', 'partner', 'network'))
    .map(([value, token, fails, balanceType]): Step => [
      `sell ${value} ${token} of ${balanceType} ${fails}`,
      (user) =>
        user.post('/v1/order/sell', sale({ amount: value, ticker: token, balanceType, memo: fails ? 'fail' : '' })),
    ]),
  ticker.map((token): Step => [`start ${token}`, (user) => user.post(`/v1/balance/start/${token}`)]),
  fc.constant<Step>(['gift', (user) => user.post('/v1/balance/free-tokens')]),
  fc
    .constantFrom('completed', 'failed', 'cancelled')
    .map((status): Step => [`settle ${status}`, (user) => user.post('/sandbox/settle', { user: user.name, status })]),
  fc
    .integer({ min: 1, max: 40 })
    .map((days): Step => [
      `wait ${days} days`,
      (user) => user.post('/sandbox/clock', { user: user.name, advanceMs: days * 86_400_000 }),
    ]),
);

describe('a statement of the wallet in the sandbox', () => {
  it.each(['demo', 'new', 'locked', 'gifted'])('explains the whole balance of %s', async (like) => {
    const user = await client.newUser(like);
    for (const token of ['XAUT', 'PAXG']) {
      const { entries, present } = await booksOf(user, token);
      expect(statementOf(entries, present, all)).toMatchObject({ unexplained: zero, opening: zero, closing: present });
      expect(entries.every(({ change, at: moment }) => change !== undefined && Number.isFinite(moment))).toBe(true);
    }
  });

  it('property: it explains the balance exactly after any operations; one left out is the difference', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('demo', 'new', 'locked'),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        async (like, steps, pick) => {
          const user = await client.newUser(like);
          for (const [, run] of steps) await run(user);
          for (const token of ['XAUT', 'PAXG']) {
            const { entries, present } = await booksOf(user, token);
            expect(statementOf(entries, present, all).unexplained).toBe(zero);
            const moving = entries.filter(({ change }) => change !== undefined && !isZero(change));
            const lost = moving[pick % Math.max(1, moving.length)];
            if (!lost?.change) continue;
            const others = entries.filter((entry) => entry !== lost);
            const { unexplained, closing, opening, incoming, outgoing } = statementOf(others, present, {
              from: start - 30 * 86_400_000,
              to: start,
            });
            expect(unexplained).toBe(lost.change);
            expect(subtract(closing, sum([opening, incoming, outgoing]))).toBe(unexplained);
          }
        },
      ),
      { numRuns: 15 },
    );
  }, 120_000);

  it('a balance set by hand is a difference of exactly that amount', async () => {
    const user = await client.newUser('new');
    await user.post('/sandbox/balance', { user: user.name, account: 'available', amount: '1.23456789' });
    const { entries, present } = await booksOf(user, 'XAUT');
    expect(statementOf(entries, present, all)).toMatchObject({
      unexplained: '1.23456789',
      explained: zero,
      present: '1.23456789',
    });
  });
});
