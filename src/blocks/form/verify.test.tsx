import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scopeOf } from '../../engine/testing/scope.ts';
import { type Known, knownEntries, wantedEntry, wentThrough } from './verify.ts';

type Verify = Parameters<typeof knownEntries>[0];

const sentAt = Date.parse('2026-11-20T12:00:00Z');
const before = '2026-11-20T11:59:59Z';
const after = '2026-11-20T12:00:01Z';
const scope = scopeOf({ roots: { form: { amount: '1.50', address: '0xA' }, parameter: { currency: 'xaut' } } });
const fetch = vi.fn<Verify['fetch']>();
const verify: Verify = {
  operation: 'getWithdraws',
  with: { token: '$parameter.currency' },
  match: { amount: '$form.amount', address: '$form.address' },
  fetch,
};
const same = { id: 'w2', amount: '1.5', address: '0xA', date: after };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** What a history says that answers each of `looks` in turn, the last one again and again; an Error fails. */
async function outcome(known: Known, ...looks: (object[] | Error)[]): Promise<boolean | string> {
  for (const [index, look] of looks.entries()) {
    const answer = () =>
      look instanceof Error ? Promise.reject(look) : Promise.resolve({ result: look, total: look.length });
    if (index === looks.length - 1) fetch.mockImplementation(answer);
    else fetch.mockImplementationOnce(answer);
  }
  const told = wentThrough(verify, scope, wantedEntry(verify, scope), known, sentAt).catch((error: unknown) =>
    String(error),
  );
  await vi.runAllTimersAsync();
  return told;
}

describe('what is there before something is sent', () => {
  test('is read from the start of the history, past every cache', async () => {
    fetch.mockResolvedValue({ result: [{ id: 'w1' }, { id: 2 }], total: 2 });
    expect(await knownEntries(verify, scope)).toEqual(new Set(['w1', '2']));
    expect(fetch).toHaveBeenCalledWith({ token: 'xaut', offset: 0, limit: 100 }, { cache: 'no-store' });
  });
  test('is not known where the history cannot be read', async () => {
    fetch.mockRejectedValue(new Error('no connection'));
    expect(await knownEntries(verify, scope)).toBeUndefined();
  });
});

describe('a submission whose answer was lost', () => {
  const known = new Set(['w1']);

  test('went through when an entry is new and equals it, however its amount is written', async () => {
    expect(await outcome(known, [same, { ...same, id: 'w1' }])).toBe(true);
    expect(fetch).toHaveBeenCalledOnce();
  });
  test.each([
    ['an older one that equals it is known', [{ ...same, id: 'w1' }]],
    ['a new one has another amount', [{ ...same, amount: '1.51' }]],
    ['a new one has another address', [{ ...same, address: '0xB' }]],
    ['there is nothing', []],
  ])('did not when %s, at the third look', async (_, entries) => {
    expect(await outcome(known, entries)).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
  test('is looked for again while the server may still be at work', async () => {
    expect(await outcome(known, [], [], [same])).toBe(true);
  });
  test('a look that fails is not the last word, unless it is the last', async () => {
    expect(await outcome(known, new Error('no connection'), [same])).toBe(true);
    expect(await outcome(known, [], [], new Error('no connection'))).toBe('Error: no connection');
  });
});

describe('without knowing what was there before', () => {
  test('one from after it was sent is new', async () => {
    expect(await outcome(undefined, [same])).toBe(true);
  });
  test('one from before decides nothing: the clocks may differ', async () => {
    expect(await outcome(undefined, [{ ...same, date: before }])).toMatch(/^Error/);
  });
  test('nothing like it is nothing sent', async () => {
    expect(await outcome(undefined, [{ ...same, amount: '2', date: before }])).toBe(false);
  });
});
