import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';

import { Auth } from '../../generated/api/schemas/auth.zod.ts';
import { BalanceList } from '../../generated/api/schemas/balanceList.zod.ts';
import { CandleList } from '../../generated/api/schemas/candleList.zod.ts';
import { CommercialOperationList } from '../../generated/api/schemas/commercialOperationList.zod.ts';
import { HistoryList } from '../../generated/api/schemas/historyList.zod.ts';
import { partOf } from './part-of-answer.ts';

function read(schema: ZodMiniType, body: unknown, hasZeros = false): unknown {
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
