import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scopeOf } from '../../engine/testing/scope.ts';
import { type Known, knownEntries, wantedEntry, whatBecame } from './verify.ts';

type Verify = Parameters<typeof knownEntries>[0];

const sentAt = Date.parse('2026-11-20T12:00:00Z');
const before = '2026-11-20T11:59:59Z';
const after = '2026-11-20T12:00:01Z';
const scope = scopeOf({ roots: { form: { amount: '1.50', address: '0xA' }, parameter: { currency: 'xaut' } } });
const fetch = vi.fn<Verify['fetch']>();
const verify: Verify = {
  operation: 'withdraws',
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
async function outcome(known: Known, ...looks: (object[] | Error)[]): Promise<string | undefined> {
  for (const [index, look] of looks.entries()) {
    const answer = () =>
      look instanceof Error ? Promise.reject(look) : Promise.resolve({ result: look, total: look.length });
    if (index === looks.length - 1) fetch.mockImplementation(answer);
    else fetch.mockImplementationOnce(answer);
  }
  const told = whatBecame(verify, scope, wantedEntry(verify, scope), known, sentAt).catch((error: unknown) =>
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
    expect(await outcome(known, [same, { ...same, id: 'w1' }])).toBe('done');
    expect(fetch).toHaveBeenCalledOnce();
  });
  test.each([
    ['pending', 'underWay'],
    ['processing', 'underWay'],
    ['completed', 'done'],
    ['settled', 'done'],
    ['failed', 'failed'],
    ['cancelled', 'failed'],
    ['rejected', 'failed'],
  ])('is where the status of its entry says: %s is %s', async (status, told) => {
    expect(await outcome(known, [{ ...same, status }])).toBe(told);
    expect(fetch).toHaveBeenCalledOnce();
  });
  test('has moved money when one of the entries like it has, though others failed', async () => {
    const failed = { ...same, id: 'w3', status: 'failed' };
    expect(await outcome(known, [failed, { ...same, status: 'pending' }])).toBe('underWay');
  });
  test.each([
    ['an older one that equals it is known', [{ ...same, id: 'w1' }]],
    ['a new one has another amount', [{ ...same, amount: '1.51' }]],
    ['a new one has another address', [{ ...same, address: '0xB' }]],
    ['there is nothing', []],
  ])('did not when %s, at the third look', async (_, entries) => {
    expect(await outcome(known, entries)).toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(3);
  });
  test('is looked for again while the server may still be at work', async () => {
    expect(await outcome(known, [], [], [same])).toBe('done');
  });
  test('a look that fails is not the last word, unless it is the last', async () => {
    expect(await outcome(known, new Error('no connection'), [same])).toBe('done');
    expect(await outcome(known, [], [], new Error('no connection'))).toBe('Error: no connection');
  });
});

test('an address of Ethereum is the same in any case, another address is not', async () => {
  const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const sent = scopeOf({ roots: { form: { amount: '1', address: other }, parameter: { currency: 'xaut' } } });
  const told = (address: string): Promise<string | undefined> => {
    fetch.mockResolvedValue({ result: [{ id: 'w2', amount: '1', address, date: after }], total: 1 });
    const looked = whatBecame(verify, sent, wantedEntry(verify, sent), new Set(), sentAt);
    return vi.runAllTimersAsync().then(() => looked);
  };
  expect(await told(other.toLowerCase())).toBe('done');
  expect(await told(other.replace('5', '6'))).toBeUndefined();
});

test('a first page that does not reach back to it says nothing', async () => {
  const page = (date: string): object[] => Array.from({ length: 100 }, (_, id) => ({ id, amount: '7', date }));
  expect(await outcome(new Set(), page(after))).toMatch(/younger/);
  expect(await outcome(new Set(), [...page(after).slice(1), { id: 'x', amount: '7', date: before }])).toBeUndefined();
});

describe('without knowing what was there before', () => {
  test('one from after it was sent is new', async () => {
    expect(await outcome(undefined, [same])).toBe('done');
  });
  test('one from before decides nothing: the clocks may differ', async () => {
    expect(await outcome(undefined, [{ ...same, date: before }])).toMatch(/^Error/);
  });
  test('nothing like it is nothing sent', async () => {
    expect(await outcome(undefined, [{ ...same, amount: '2', date: before }])).toBeUndefined();
  });
});
