import { describe, expect, it } from 'vitest';
import { meaningOf } from './answers.ts';
import type { Books } from './books.ts';
import type { Happening } from './events.ts';
import { accepted, answer, books, confirmed, faults, press, says, sent } from './testing/happenings.ts';

describe('the verdict on the sentences of a story finds', () => {
  it.each<[string, Happening[], Books, RegExp]>([
    ['"done" of nothing', [...confirmed, says(1500, 'done', [])], books([]), /the server has not said so/],
    ['"done" without an answer', [...confirmed, says(1500, 'done', ['a'])], books(['a']), /the server has not said so/],
    [
      '"done" of a refusal',
      [...confirmed, answer(1100, 1010, 'unclear'), says(1500, 'done', [])],
      books([]),
      /has not said so/,
    ],
    [
      '"done" of what was declined',
      [...confirmed, answer(1100, 1010, 'declined'), says(1500, 'done', [])],
      books([]),
      /has not said so/,
    ],
    [
      '"done" of another one, which was told already',
      [...accepted, says(1200, 'done', ['a']), press(900_000), sent(900_010, 'b'), says(900_500, 'done', ['a'])],
      books(['a']),
      /has not said so/,
    ],
    ['"done" that is not booked', [...accepted, says(1200, 'done', [])], books([]), /not in the books/],
    ['"an earlier one was done" of nothing', [...confirmed, says(1500, 'earlier', [])], books([]), /nothing was done/],
    ['"nothing" of what is not known', [...confirmed, says(1500, 'nothing', [])], books([]), /may have been done/],
    [
      '"nothing" of an unclear answer',
      [...confirmed, answer(1100, 1010, 'unclear'), says(1500, 'nothing', [])],
      books([]),
      /may have been done/,
    ],
    [
      '"nothing" of what is booked',
      [...confirmed, answer(1100, 1010, 'refused'), says(1500, 'nothing', ['a'])],
      books(['a']),
      /may have been done/,
    ],
    [
      '"nothing" of what is booked later',
      [...confirmed, answer(1100, 1010, 'refused'), says(1500, 'nothing', [])],
      books(['a']),
      /said of a, but it was done/,
    ],
    ['"declined" of what is not known', [...confirmed, says(1500, 'declined', [])], books([]), /may have been done/],
    ['"refused" of none', [...accepted, says(1500, 'aside', ['a'])], books(['a']), /none of this tab was refused/],
    ['a doubt after the answer', [...accepted, says(2500, 'doubt', ['a'])], books(['a']), /the answer had come/],
    [
      'a doubt that stays',
      [...accepted, says(6500, 'open', ['a'], { isStill: true })],
      books(['a']),
      /still says a.open, but the outcome/,
    ],
    ['a doubt about nothing', [says(1500, 'doubt', [])], books([]), /it has sent nothing/],
  ])('%s', (_, happenings, found, fault) => {
    expect(faults(happenings, found)).toMatch(fault);
  });

  it('no fault in "done" that shows twice after a tap to send it again', () => {
    const again = press(1050, { act: 'sendAgain' });
    const twice = [says(1200, 'done', ['a']), says(1300, 'done', ['a'])];
    expect(faults([...accepted, again, ...twice], books(['a']))).toBe('');
  });

  it('no fault in "done" of another tab whose screen goes on counting, but in the same words after a further press', () => {
    const second = { tab: 'two', document: 'second' };
    const [first, again] = [says(1200, 'done', ['a'], second), says(1900, 'done', ['a'], second)];
    expect(faults([...accepted, first, again], books(['a']))).toBe('');
    expect(faults([...accepted, first, press(1500, second), again], books(['a']))).toMatch(/has not said so/);
  });

  it('no fault in a doubt of another tab right before the request has arrived', () => {
    const second = { tab: 'two', document: 'second' };
    expect(faults([press(1000), says(1005, 'open', [], second), sent(1010, 'a')], books([]))).toBe('');
  });

  it('no fault in a doubt about a request that a page which was left may never have begun, but after its time', () => {
    const next = { document: 'next' };
    const left = (at: number): Happening => ({ type: 'left', at, document: 'first' });
    const doubts = [says(1500, 'open', [], next), says(1500, 'doubt', [], next)];
    expect(faults([press(1000), left(1100), ...doubts], books([]))).toBe('');
    expect(faults([press(1000), left(1700), ...doubts], books([]))).toMatch(/a.open, but.*a.doubt, but/);
  });

  it('no fault in "done" of the gift by its history', () => {
    const conflict = [...confirmed, answer(1100, 1010, 'unclear'), says(1500, 'done', ['a'])];
    expect(faults(conflict, books(['a']), { isOnce: true })).toBe('');
    const refused = [...confirmed, answer(1100, 1010, 'conflict'), says(1500, 'nothing', [])];
    expect(faults(refused, books([]), { isOnce: true })).toBe('');
    expect(faults([...refused, says(1600, 'nothing', ['a'])], books(['a']), { isOnce: true })).toMatch(/may have been/);
  });
});

describe('the meaning of an answer', () => {
  it.each<[string, Parameters<typeof meaningOf>, string]>([
    ['an entry', [200, { id: '1', status: 'pending' }, 0, false], 'accepted'],
    ['success', [200, { success: true }, 0, false], 'accepted'],
    ['an entry that failed', [200, { id: '1', status: 'failed' }, 0, false], 'declined'],
    ['no success', [200, { success: false }, 0, false], 'declined'],
    ['nothing', [200, undefined, 0, false], 'unclear'],
    ['a refusal', [422, { code: 'rejected' }, 0, false], 'refused'],
    ['a refusal that a copy may have got', [422, { code: 'rejected' }, 0, true], 'unclear'],
    ['a refusal of a gateway', [403, '<html>', 0, false], 'unclear'],
    ['a conflict', [409, { code: 'conflict' }, 0, false], 'unclear'],
    ['a conflict about what can be done once', [409, { code: 'conflict' }, 0, false, true], 'conflict'],
    ['an ended session', [401, { code: 'unauthorized' }, 100, false], 'refused'],
    ['an ended session after a long wait', [401, { code: 'unauthorized' }, 30_000, false], 'unclear'],
    ['what is not found', [404, { code: 'not_found' }, 0, false], 'unclear'],
  ])('%s', (_, values, meaning) => {
    expect(meaningOf(...values)).toBe(meaning);
  });
});
