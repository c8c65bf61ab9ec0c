import { describe, expect, it } from 'vitest';
import type { Books } from './books.ts';
import { textOf } from './claims.ts';
import type { Happening } from './events.ts';
import {
  accepted,
  address,
  answer,
  books,
  confirmed,
  faults,
  goOn,
  press,
  reviewed,
  says,
  second,
  sent,
} from './testing/happenings.ts';
import type { StoryRules } from './verdict.ts';

describe('the verdict on a story', () => {
  it.each<[string, Happening[], Books]>([
    ['one confirmation, one booking, one sentence', [...accepted, says(1200, 'done', ['a'])], books(['a'])],
    ['a doubt while the answer is not there', [...confirmed, says(1500, 'doubt', ['a'])], books(['a'])],
    ['a doubt while the answer is kept', [...accepted, says(1150, 'doubt', ['a'])], books(['a'])],
    [
      'the same sent again under its key, and booked once',
      [
        ...confirmed,
        press(5000, { act: 'sendAgain' }),
        sent(5010, 'a'),
        answer(5100, 5010, 'accepted'),
        says(5200, 'done', ['a']),
      ],
      books(['a']),
    ],
    [
      'another one beside it, after a question',
      [...confirmed, press(5000), press(5500, goOn('transfer.besideText')), sent(5510, 'b')],
      books(['a', 'b']),
    ],
    ['a refusal, told as such', [...confirmed, answer(1100, 1010, 'refused'), says(1200, 'nothing', [])], books([])],
    [
      'an answer that came as the page was left',
      [...accepted, { type: 'left', at: 1200, document: 'first' }, says(3000, 'open', ['a'], { document: 'next' })],
      books(['a']),
    ],
    [
      'a code for one that was agreed to',
      [
        ...confirmed,
        press(5000),
        press(5500, goOn('transfer.besideText')),
        sent(5510, 'b'),
        answer(5600, 5510, 'refused'),
        press(9000, { screen: `${reviewed}${textOf('twoFactor.title')}` }),
        sent(9010, 'c'),
      ],
      books(['a', 'c']),
    ],
    [
      'a second one after the user closed the first',
      [...confirmed, { type: 'closed', at: 4000, keys: ['a'] }, press(5000), sent(5010, 'b')],
      books(['a', 'b']),
    ],
    [
      'a doubt that stays and a second one after the user closed one that nobody can name',
      [
        ...confirmed,
        { type: 'closed', at: 4000, keys: ['a'], isGuess: true },
        says(12_000, 'open', [], { isStill: true }),
        press(15_000),
        sent(15_010, 'b'),
      ],
      books(['a', 'b']),
    ],
    [
      'nothing sent for the last tap',
      [...accepted, says(1200, 'done', ['a']), press(900_000), says(901_000, 'nothing', ['a'])],
      books(['a']),
    ],
  ])('is good for %s', (_, happenings, found) => {
    expect(faults(happenings, found)).toBe('');
  });

  describe('on the books finds', () => {
    it.each<[string, Happening[], Books, RegExp]>([
      ['books that do not balance', accepted, books(['a'], { problems: ['out by 1'] }), /books are wrong: out by 1/],
      ['two postings for one key', accepted, books(['a'], { amounts: [0.1, 0.1] }), /2 postings for 1 requests/],
      ['two bookings of one request', accepted, books(['a', 'a']), /a was booked 2 times/],
      ['a booking that nobody confirmed', [], books(['a']), /no page has sent it/],
      ['another amount', accepted, books(['a'], { amounts: [0.3] }), /0.3 was booked, but 0.1 was confirmed/],
    ])('%s', (_, happenings, found, fault) => {
      expect(faults(happenings, found)).toMatch(fault);
    });
  });

  describe('on the requests finds', () => {
    const sale = { amount: '0.1', address, network: 'Ethereum', memo: '42' };
    it.each<[string, Happening[], RegExp, Partial<StoryRules>?]>([
      ['one without a key', [press(1000), sent(1010, null)], /it has no key/],
      ['one without a press', [sent(1010, 'a')], /nothing was pressed/],
      [
        'one of a page that was loaded anew',
        [press(1000), sent(1010, 'a', { document: 'next' })],
        /nothing was pressed/,
      ],
      ['a second one for one press', [...confirmed, sent(1500, 'a')], /a second one was sent for one press/],
      [
        'a key of another transfer',
        [...confirmed, press(2000), sent(2010, 'a', { body: { amount: '0.3' } })],
        /another transfer/,
      ],
      [
        'a new key for the same',
        [...confirmed, press(2000, { act: 'sendAgain' }), sent(2010, 'b')],
        /under another key/,
      ],
      [
        'a key that is too old',
        [...confirmed, press(2000, { act: 'sendAgain' }), sent(2010, 'a', { time: 90_000_000 })],
        /no longer known/,
      ],
      [
        'one sent again without keys',
        [...confirmed, press(2000, { act: 'sendAgain' }), sent(2010, 'a')],
        /an API without keys/,
        { isPlain: true },
      ],
      [
        'an amount that was not shown',
        [press(1000, { screen: 'Review 0.3 XAUT' }), sent(1010, 'a')],
        /did not show amount 0.1/,
      ],
      [
        'an address that was not shown',
        [press(1000, { screen: '0.1 Ethereum 0x5aAe' }), sent(1010, 'a')],
        /did not show address 0x5a/,
      ],
      ['a memo that was not shown', [press(1000), sent(1010, 'a', { body: sale })], /did not show memo 42/],
      ['a doubt without a question', [...confirmed, press(5000), sent(5010, 'b')], /the user was not asked/],
      [
        'the same, done a minute ago',
        [...accepted, press(60_000), sent(60_010, 'b')],
        /the same was done, and the user was not asked/,
      ],
      [
        'a doubt of another tab',
        [...confirmed, press(5000, second), sent(5010, 'b', second)],
        /not known, and the user was not asked/,
      ],
      ['a page that has to stay open', [press(1000, { isForgetful: true }), sent(1010, 'a')], /has to stay open/],
      [
        'more than there is',
        [press(1000), sent(1010, 'a', { body: { amount: '5' } })],
        /its amount 5 is out of bounds/,
      ],
      [
        'less than the minimum',
        [press(1000), sent(1010, 'a', { body: { amount: '0.001' } })],
        /its amount 0.001 is out of bounds/,
      ],
      [
        'a sale at a rate that was not shown',
        [...confirmed, answer(1100, 1010, 'accepted', { usdt: '390' })],
        /did not show 390 USDT/,
      ],
      ['less than a published minimum', [press(1000), sent(1010, 'a', { isPublished: true })], /less than the minimum/],
    ])('%s', (_, happenings, fault, rules = {}) => {
      expect(faults(happenings, books([]), rules)).toMatch(fault);
    });

    it('no fault in a rate that changed while it was sent, or that was shown', () => {
      const rate = { type: 'rate', at: 1005 } as const;
      const worth = answer(1100, 1010, 'accepted', { usdt: '390' });
      expect(faults([...confirmed, rate, worth], books(['a']))).toBe('');
      const shown = press(1000, {
        screen: `${reviewed} 390.00 USDT`,
      });
      expect(faults([shown, sent(1010, 'a'), worth], books(['a']))).toBe('');
    });

    it('no fault in a rate that changed before it was carried out', () => {
      const late = [
        { type: 'rate', at: 3000 } as const,
        answer(5000, 1010, 'accepted', { usdt: '390', isLess: false }),
      ];
      expect(faults([...confirmed, ...late, says(5100, 'less', ['a'])], books(['a']))).toBe('');
    });

    it('no other key in what is sent again for the first time, as its page was left before', () => {
      const again = [press(5000, { act: 'sendAgain' }), sent(5010, 'b')];
      expect(faults([press(1000), ...again], books([]))).toBe('');
      const forgot = { type: 'forgot', at: 3000 } as const;
      expect(faults([...confirmed, forgot, ...again], books([]))).toBe('');
      expect(faults([...confirmed, ...again], books([]))).toMatch(/under another key/);
    });

    it('no question about what was forgotten with the storage, but about what the page itself has sent', () => {
      const forgot = { type: 'forgot', at: 3000 } as const;
      expect(faults([...confirmed, forgot, press(5000, second), sent(5010, 'b', second)], books([]))).toBe('');
      expect(faults([...confirmed, forgot, press(5000), sent(5010, 'b')], books([]))).toMatch(/was not asked/);
    });
  });
});
