import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Seen, type Standing, type Watch, afterAnswer, readWatch, standingOf, storedPart } from './outcomes.ts';

const since = 1000;
const begun: Watch = { since, entries: [] };

function seen(id: string, standing: Standing | undefined, date = 0): Seen {
  return { id, standing, date, isAnnounced: true };
}

/** The ids of what is announced after each answer. */
function announcedAfter(answers: readonly (readonly Seen[])[], from = begun): string[][] {
  let watch = from;
  return answers.map((answer) => {
    const [next, news] = afterAnswer(watch, 'withdraws xaut', answer, 2000);
    watch = next;
    return news.map(({ id }) => id);
  });
}

describe('what is shown', () => {
  test.each<[string, readonly Seen[][], string[][]]>([
    ['an entry in progress that settles', [[seen('a', 'pending')], [seen('a', 'completed')]], [[], ['a']]],
    ['an entry in progress that fails', [[seen('a', 'pending')], [seen('a', 'failed')]], [[], ['a']]],
    [
      'an end that was shown before',
      [[seen('a', 'pending')], [seen('a', 'failed')], [seen('a', 'failed')]],
      [[], ['a'], []],
    ],
    ['an old entry that was over before', [[seen('a', 'completed', since - 1)]], [[]]],
    [
      'a new entry that is over at once',
      [[seen('a', 'completed', since)], [seen('a', 'completed', since)]],
      [['a'], []],
    ],
    ['an entry without a date', [[seen('a', 'completed', Number.NaN)]], [[]]],
    ['an entry without a known status', [[seen('a', undefined, since)], [seen('a', undefined, since)]], [[], []]],
    [
      'an old answer that comes late',
      [[seen('a', 'pending')], [seen('a', 'completed')], [seen('a', 'pending')], [seen('a', 'completed')]],
      [[], ['a'], [], []],
    ],
    ['an answer without the entry', [[seen('a', 'pending')], [], [seen('a', 'completed')]], [[], [], ['a']]],
  ])('%s', (_, answers, news) => {
    expect(announcedAfter(answers)).toEqual(news);
  });

  test('an entry of no interest is not shown, also not later', () => {
    const silent = { ...seen('a', 'completed', since), isAnnounced: false };
    expect(announcedAfter([[seen('a', 'pending')], [silent], [seen('a', 'completed')]])).toEqual([[], [], []]);
  });

  test('the same number in two lists is two entries', () => {
    const [first] = afterAnswer(begun, 'withdraws xaut', [seen('a', 'completed', since)], 2000);
    const [, news] = afterAnswer(first, 'sells xaut', [seen('a', 'completed', since)], 2000);
    expect(news).toHaveLength(1);
  });

  test('an answer that says nothing new leaves the watch as it is', () => {
    const [first] = afterAnswer(begun, 'withdraws xaut', [seen('a', 'pending')], 2000);
    expect(afterAnswer(first, 'withdraws xaut', [seen('a', 'pending')], 3000)[0]).toBe(first);
  });
});

/** The lives of some entries: each is in progress for a while, or over at once, before or after the watch began. */
const lives = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,3}$/),
    date: fc.integer({ min: since - 5, max: since + 5 }),
    isOverAt: fc.integer({ min: 0, max: 10 }),
    end: fc.constantFrom<Standing>('completed', 'failed'),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
);

test('each end is shown exactly once, in any order of answers, over reloads, and never what was over before', () => {
  fc.assert(
    fc.property(lives, fc.array(fc.integer({ min: 0, max: 10 })), fc.array(fc.boolean()), (all, moments, reloads) => {
      const answerAt = (moment: number): Seen[] =>
        all.map(({ id, date, isOverAt, end }) => seen(id, moment >= isOverAt ? end : 'pending', date));
      let watch = begun;
      const counts = new Map<string, number>();
      for (const [index, moment] of [...moments, 10].entries()) {
        const [next, news] = afterAnswer(watch, 'list', answerAt(moment), 2000);
        for (const { id } of news) counts.set(id, (counts.get(id) ?? 0) + 1);
        // A reload keeps the stored part; an answer from before it does not come after it.
        const newest = Math.max(...moments.slice(0, index + 1));
        const isLate = moments.slice(index).some((later) => later < newest);
        watch = reloads[index] === true && !isLate ? (readWatch(JSON.stringify(storedPart(next))) ?? begun) : next;
      }
      for (const { id, date, isOverAt } of all) {
        const isNews = date >= since || (moments[0] ?? 10) < isOverAt;
        expect(counts.get(id) ?? 0).toBe(isNews ? 1 : 0);
      }
    }),
  );
});

test('of a status only what the contract names is read', () => {
  const named = ['pending', 'processing', 'completed', 'failed', 'cancelled', 'rejected'].map(standingOf);
  expect(named).toEqual(['pending', 'pending', 'completed', 'failed', 'failed', 'failed']);
  expect(['toString', '', null, undefined].filter((status) => standingOf(status) !== undefined)).toEqual([]);
});

test('what is stored is what is in progress and what was shown, without amounts and addresses', () => {
  const answer = [seen('a', 'pending'), seen('b', 'completed'), seen('c', 'failed', since)];
  const [watch] = afterAnswer(begun, 'list', answer, 2000);
  const text = JSON.stringify(storedPart(watch));
  expect(readWatch(text)?.entries).toEqual([
    { source: 'list', id: 'a', standing: 'pending', at: 2000, isTold: false },
    { source: 'list', id: 'c', standing: 'failed', at: 2000, isTold: true },
  ]);
});

test.each([undefined, '', '{', '[]', '{"since":1}', '{"since":"1","entries":[]}'])('%s is no watch', (text) => {
  expect(readWatch(text)).toBeUndefined();
});

test('entries that cannot be read are left out', () => {
  expect(
    readWatch('{"since":1,"entries":[null,{"source":"a","id":"b","standing":"gone","at":1,"isTold":true}]}'),
  ).toEqual({
    since: 1,
    entries: [],
  });
});
