import { describe, expect, it } from 'vitest';
import type { Books } from './books.ts';
import { type Acts, type Statement, falseByNow, faultsAtEnd } from './verdict.ts';

const books = (...keys: string[]): Books => ({
  problems: [],
  postings: new Set(keys).size,
  balance: '1.9',
  done: keys.map((key) => ({ key, body: '{"amount":"0.1"}' })),
});
const acts = (change: Partial<Acts> = {}): Acts => ({
  confirmations: 1,
  repeats: 0,
  permissions: 0,
  posts: ['a'],
  ...change,
});
const says = (claim: Statement['claim'], sent?: string): Statement => ({ claim, text: `a.${claim}`, tab: 0, sent });

describe('the verdict on a run', () => {
  it('is good if one confirmation has moved money once and the screen says so', () => {
    expect(faultsAtEnd([says('open', 'a'), says('done', 'a')], acts(), books('a'))).toEqual([]);
  });

  it('is good if the same key was sent again and carried out once', () => {
    expect(faultsAtEnd([says('open', 'a')], acts({ repeats: 1, posts: ['a', 'a'] }), books('a', 'a'))).toEqual([]);
  });

  it.each<[string, Statement[], Acts, Books, RegExp]>([
    ['books that do not balance', [], acts(), { ...books('a'), problems: ['out by 1'] }, /books are wrong: out by 1/],
    ['two postings for one key', [], acts(), { ...books('a'), postings: 2 }, /2 postings for 1 keys/],
    ['a posting for no key', [], acts({ posts: [] }), { ...books(), postings: 1 }, /1 postings for 0 keys/],
    ['a request without a key', [], acts({ posts: [null] }), books(), /had no key/],
    ['a key without a confirmation', [], acts({ posts: ['a', 'b'] }), books('a'), /2 keys .* 1 confirmations/],
    ['a request without a tap', [], acts({ posts: ['a', 'a'] }), books('a'), /2 requests .* 1 taps/],
    ['"nothing moved" where it did, even later', [says('nothing', 'a')], acts(), books('a'), /of a, but it was done/],
    [
      'an equal transfer twice, without permission',
      [says('open', 'a')],
      acts({ confirmations: 2, posts: ['a', 'b'] }),
      books('a', 'b'),
      /done 2 times without permission/,
    ],
  ])('reports %s', (_, statements, given, found, fault) => {
    expect(faultsAtEnd(statements, given, found).join('; ')).toMatch(fault);
  });

  it.each<[string, Statement[], Acts]>([
    ['was told of the first', [says('done', 'a')], acts({ confirmations: 2, posts: ['a', 'b'] })],
    ['has answered for it', [], acts({ confirmations: 2, permissions: 1, posts: ['a', 'b'] })],
  ])('lets the same be done twice by who %s', (_, statements, given) => {
    expect(faultsAtEnd(statements, given, books('a', 'b'))).toEqual([]);
  });

  it('applies "nothing moved" to the transfer of the same tab, not of another one', () => {
    const given = acts({ confirmations: 2, posts: ['a', 'b'] });
    expect(faultsAtEnd([says('nothing', 'b'), says('nothing')], given, books('a'))).toEqual([]);
  });

  it.each<[string, Statement[], Books, number]>([
    ['"done" of nothing', [says('done', 'a')], books(), 1],
    ['"done" for another transfer that was already reported', [says('done', 'a'), says('done', 'b')], books('a'), 1],
    ['"an earlier one was done" of nothing', [says('earlier')], books(), 1],
    ['no "done" that is right', [says('done', 'a'), says('done', 'a'), says('earlier', 'b')], books('a'), 0],
    ['no "done" of one that was set aside', [says('done', 'b'), says('done', 'b')], books('b', 'a'), 0],
    ['nothing else', [says('open', 'a'), says('nothing', 'a')], books(), 0],
  ])('reports at once %s', (_, statements, found, count) => {
    expect(falseByNow(statements, found, new Map())).toHaveLength(count);
  });
});
