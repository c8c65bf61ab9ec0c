import { afterAll, describe, expect, it } from 'vitest';
import { at, dig, list, memorySandbox, start } from './sandbox-client.ts';

const client = memorySandbox();
afterAll(() => client.sandbox.close());

describe('a history created by /sandbox/deposits', () => {
  it('has the requested number of deposits at the requested distance, newest first, and the books agree', async () => {
    const user = await client.newUser('new');
    const made = await user.post('/sandbox/deposits', { user: user.name, count: 250, gapMs: 60_000 });
    expect(made.status).toBe(201);
    const page = await user.get('/v1/balance/deposits?token=xaut&offset=200&limit=100');
    expect(dig(page.json, 'total')).toBe(250);
    const entries = list(page.json, 'result');
    expect(entries).toHaveLength(50);
    expect(entries.map((entry) => Date.parse(at(entry, 'date')))).toEqual(
      entries.map((_, index) => start - (200 + index) * 60_000),
    );
    expect(new Set(entries.map((entry) => dig(entry, 'status')))).toEqual(new Set(['completed']));
    const [xaut] = list((await user.get('/v1/balance/user')).json, 'result');
    expect(dig(xaut, 'balance')).toBe(at(made.json, 'amount'));
    expect((await user.get(`/sandbox/ledger?user=${user.name}`)).json).toMatchObject({ isBalanced: true });
  });

  it('can have deposits with an unknown status', async () => {
    const user = await client.newUser('new');
    await user.post('/sandbox/deposits', { user: user.name, count: 3, gapMs: 1_000, status: null });
    const entries = list((await user.get('/v1/balance/deposits?token=xaut')).json, 'result');
    expect(entries.map((entry) => dig(entry, 'status') ?? null)).toEqual([null, null, null]);
  });

  it('is refused for zero deposits or too many', async () => {
    const user = await client.newUser('new');
    for (const count of [0, 100_001]) {
      expect((await user.post('/sandbox/deposits', { user: user.name, count })).status).toBe(400);
    }
  });
});
