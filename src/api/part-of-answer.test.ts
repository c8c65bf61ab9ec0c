import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { Amount } from '../../generated/api/schemas/amount.zod.ts';
import { Auth } from '../../generated/api/schemas/auth.zod.ts';
import { BalanceList } from '../../generated/api/schemas/balanceList.zod.ts';
import { CandleList } from '../../generated/api/schemas/candleList.zod.ts';
import { CommercialOperationList } from '../../generated/api/schemas/commercialOperationList.zod.ts';
import { HistoryList } from '../../generated/api/schemas/historyList.zod.ts';
import { partOf } from './part-of-answer.ts';

function read(schema: z.ZodMiniType, body: unknown, hasZeros = false): unknown {
  const parsed = schema.safeParse(body);
  return parsed.success ? parsed.data : partOf(body, parsed.error.issues, hasZeros);
}

const balance = {
  ticker: 'XAUT',
  balance: '1.5',
  frozenBalance: '0',
  promoBalance: '0.1',
  isLocked: false,
  lockFinishAt: null,
  lastSavedAddress: null,
  lastSavedNetwork: null,
};
const entry = { id: 'h-1', ticker: 'XAUT', amount: '0.5', date: '2026-11-20T09:08:07Z', hash: null, status: 'pending' };

describe('FMT-01 a response that breaks the contract', () => {
  it.each([null, 'much', -1, '-1', '1e3', {}, [], true])('loses only the amount that is %j', (amount) => {
    const { balance: _, ...others } = balance;
    expect(read(BalanceList, { result: [{ ...balance, balance: amount }] })).toEqual({ result: [others] });
  });

  it('has 0 in its place if config/app.json says so', () => {
    const body = { result: [{ ...balance, balance: 'much', promoBalance: -1 }] };
    expect(read(BalanceList, body, true)).toEqual({ result: [{ ...balance, balance: 0, promoBalance: 0 }] });
  });

  it.each([-1, null, '3', 1.5])('loses the level that is %j and keeps the user', (partnerLevel) => {
    const settings = { referrerCode: 'ada', freeTokensRedeemed: true, registrationBonus: false };
    const body = { auth: { token: 't' }, user: { id: 'u', settings: { ...settings, partnerLevel } } };
    expect(read(Auth, body)).toEqual({ auth: { token: 't' }, user: { id: 'u', settings } });
  });

  it('keeps an unknown enum value as text, and replaces one that is not a text with an empty text', () => {
    const odd = [
      { ...entry, status: 'frozen' },
      { ...entry, status: 5 },
      { ...entry, status: null },
      { ...entry, network: 'Solana' },
    ];
    expect(read(HistoryList, { result: odd, total: 4 })).toEqual({
      result: [{ ...entry, status: 'frozen' }, { ...entry, status: '' }, { ...entry, status: '' }, odd[3]],
      total: 4,
    });
  });

  it('keeps an empty entry for one that cannot be read', () => {
    const result = [entry, null, 'x', 7, [], entry];
    expect(read(HistoryList, { result, total: 6 })).toEqual({ result: [entry, {}, {}, {}, {}, entry], total: 6 });
  });

  it('loses an invalid date and an invalid number of entries', () => {
    const { date: _, ...undated } = entry;
    expect(read(HistoryList, { result: [{ ...entry, date: 'soon' }], total: -1 })).toEqual({ result: [undated] });
  });

  it('loses candles with an invalid number', () => {
    const candle = [1, 2, 3, 4, 5, 6];
    expect(read(CandleList, [candle, [1, 2, 'x', 4, 5, 6], null, [1, 2], candle])).toEqual([candle, candle]);
  });

  it.each([null, 'text', [], 5, { result: 'no list' }, { result: null }])('is rejected if the body is %j', (body) => {
    expect(read(HistoryList, body)).toBeUndefined();
  });

  it('property: is not mutated, and the part that is kept matches the contract', () => {
    const operation = { ...entry, type: 'gift', profit: '0' };
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.constantFrom(...Object.keys(operation)), fc.jsonValue())), (changes) => {
        const body = { result: changes.map((change) => ({ ...operation, ...change })), total: changes.length };
        const before = structuredClone(body);
        const part = read(CommercialOperationList, body);
        expect(body).toEqual(before);
        const { result } = Object(part);
        for (const [index, one] of result.entries())
          for (const [key, value] of Object.entries(one))
            expect([Object(body.result[index])[key], '']).toContainEqual(value);
      }),
    );
  });
});

describe('a field of an answer that breaks the contract', () => {
  const number = z.number().check(z.gte(1), z.lte(5));
  const whole = z.int();
  const text = z.string().check(z.minLength(2), z.maxLength(3));
  const readField = (field: z.ZodMiniType, value: unknown, hasZeros: boolean) =>
    read(z.object({ other: z.string(), field }), { other: 'kept', field: value }, hasZeros);

  it.each([
    ['a number that is no number', number, 'x'],
    ['a number below its minimum', number, 0.5],
    ['a number above its maximum', number, 5.5],
    ['a whole number with a fraction', whole, 1.5],
    ['a whole number too large to be exact', whole, 1e20],
    ['a whole number too small to be exact', whole, -1e20],
    ['a text that is no amount', z.string().check(z.regex(/^\d+(\.\d{1,18})?$/)), '1e3'],
    ['an amount that is no amount', Amount, 'much'],
    ['an amount that is nothing', Amount, null],
    ['an amount that may be missing', z.nullable(Amount), -1],
  ])('is 0 with zeros, and else is left out: %s', (_, field, value) => {
    expect(readField(field, value, true)).toEqual({ other: 'kept', field: 0 });
    expect(readField(field, value, false)).toEqual({ other: 'kept' });
  });

  it.each([
    ['a text that is a number', text, 5],
    ['a text that is too short', text, 'a'],
    ['a text that is too long', text, 'abcd'],
    ['a text of another pattern', z.string().check(z.regex(/^0x/)), '1x'],
    ['a date', z.iso.datetime(), 'soon'],
    ['a flag', z.boolean(), 1],
    ['an object', z.object({}), 'none'],
    ['one of several kinds without a number', z.union([text, z.boolean()]), 5],
  ])('is left out with zeros, too, as it is no number: %s', (_, field, value) => {
    expect(readField(field, value, true)).toEqual({ other: 'kept' });
  });

  it.each([
    ['an enum', z.enum(['a', 'b'])],
    ['an enum or nothing', z.union([z.enum(['a', 'b']), z.null()])],
    ['an enum or a number', z.union([z.number(), z.literal('a')])],
  ])('is the text that was sent, or an empty one, but stays missing if it is: %s', (_, field) => {
    expect(readField(field, 'c', true)).toEqual({ other: 'kept', field: 'c' });
    expect(readField(field, {}, true)).toEqual({ other: 'kept', field: '' });
    expect(Object.keys(Object(read(z.object({ field }), {}, false)))).toEqual([]);
  });

  it('is lost at any depth, and its neighbors stay', () => {
    const schema = z.object({ a: z.object({ b: z.object({ c: z.string(), d: z.string() }) }), e: z.string() });
    expect(read(schema, { a: { b: { c: 1, d: 'd' } }, e: 'e' })).toEqual({ a: { b: { d: 'd' } }, e: 'e' });
    expect(read(schema, { a: { b: null }, e: 5 })).toEqual({ a: {} });
  });
});

describe('an entry of a list that breaks the contract', () => {
  it('is left out if it is no object, wherever the list is', () => {
    const schema = z.object({ names: z.array(z.string()), pairs: z.array(z.tuple([z.int(), z.int()])) });
    const body = {
      names: ['a', 5, 'b', null, 'c'],
      pairs: [
        [1, 2],
        [3, 'x'],
        ['y', 'z'],
        [5, 6],
      ],
    };
    expect(read(schema, body, true)).toEqual({
      names: ['a', 'b', 'c'],
      pairs: [
        [1, 2],
        [5, 6],
      ],
    });
  });

  it('is empty if it should be an object, and loses only its wrong fields if it is one', () => {
    const schema = z.object({ rows: z.array(z.object({ id: z.string(), count: z.int() })) });
    const rows = [{ id: 'a', count: 1 }, 7, { id: 5, count: 2 }, { id: 'c', count: 'x' }];
    expect(read(schema, { rows })).toEqual({ rows: [{ id: 'a', count: 1 }, {}, { count: 2 }, { id: 'c' }] });
  });

  it('makes the answer unreadable if a list in it is none', () => {
    const schema = z.object({ rows: z.array(z.object({ tags: z.array(z.string()) })) });
    expect(read(schema, { rows: [{ tags: ['a'] }, { tags: 'b' }] })).toBeUndefined();
  });
});

it('an issue about a place that the answer does not have changes nothing', () => {
  const issue = (...path: PropertyKey[]) => ({ code: 'custom', path, message: 'wrong', input: undefined }) as const;
  const body = { a: { b: 1 }, none: null, text: 'x' };
  const issues = [
    issue('z'),
    issue('a', 'b', 'c'),
    issue('none', 'c'),
    issue('none', 'c', 'd'),
    issue('text', 'length', 'z'),
    issue('text', 'length'),
    issue('y', 'z', 0),
  ];
  expect(partOf(body, issues, true)).toEqual(body);
});
