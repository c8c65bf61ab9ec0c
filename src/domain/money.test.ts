import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { costInUsdt, parseRate, tokenToUsdt, usdtToToken, valueInUsdt } from './conversions.ts';
import { add, compare, decimal, divideDown, multiply } from './decimal.ts';
import { money, requireToken, roundMoneyDown } from './money.ts';

const of = <Token extends string>(amount: string, token: Token) => money(decimal(amount), token);
const any = (token: string) => of('1', token);

describe('money', () => {
  it('is rounded down', () => {
    expect(roundMoneyDown(of('1.999', 'USDT'), 2)).toEqual(of('1.99', 'USDT'));
  });

  it('says which token it is, and which it should be', () => {
    expect(() => requireToken(any('PAXG'), 'XAUT')).toThrow(new TypeError('PAXG where XAUT is expected'));
  });
});

describe('conversions', () => {
  const rateAt = (price: string) => {
    const rate = parseRate(price, 'XAUT');
    if (!rate) throw new Error(`no rate: ${price}`);
    return rate;
  };
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 20n }).map((count) => decimal(`${count}e-8`));
  const rates = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((count) => rateAt(`${count}e-6`));

  it('W-BUY-06 USDT to the token: 4 decimals, rounded down', () => {
    expect(usdtToToken(of('100', 'USDT'), rateAt('4000'))).toEqual(of('0.025', 'XAUT'));
    expect(usdtToToken(of('100', 'USDT'), rateAt('4000.01'))).toEqual(of('0.0249', 'XAUT'));
  });

  it('W-BUY-07 the token to USDT: 2 decimals, rounded up where it is paid, down where it is received', () => {
    expect(costInUsdt(of('0.0333', 'XAUT'), rateAt('4000.5'))).toEqual(of('133.22', 'USDT'));
    expect(costInUsdt(of('0.025', 'XAUT'), rateAt('4000'))).toEqual(of('100', 'USDT'));
    expect(tokenToUsdt(of('0.0333', 'XAUT'), rateAt('4000.5'))).toEqual(of('133.21', 'USDT'));
    expect(tokenToUsdt(of('0.025', 'XAUT'), rateAt('4000'))).toEqual(of('100', 'USDT'));
    expect(valueInUsdt(of('0.0333', 'XAUT'), rateAt('4000.5'))).toEqual(of('133.21665', 'USDT'));
  });

  it('property: a conversion never exceeds the exact amount', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const token = usdtToToken(money(amount, 'USDT'), rate);
        expect(compare(multiply(token.amount, rate.usdt), amount)).not.toBe(1);
        const usdt = tokenToUsdt(money(amount, 'XAUT'), rate);
        expect(compare(usdt.amount, multiply(amount, rate.usdt))).not.toBe(1);
      }),
    );
  });

  it('property: a conversion loses less than one unit of its last place', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const { amount: token } = usdtToToken(money(amount, 'USDT'), rate);
        expect(token).toBe(divideDown(amount, rate.usdt, 4));
        const next = add(token, decimal('0.0001'));
        expect(compare(valueInUsdt(money(next, 'XAUT'), rate).amount, amount)).toBe(1);
      }),
    );
  });

  it('property: converting to the token and back never increases the amount', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const back = tokenToUsdt(usdtToToken(money(amount, 'USDT'), rate), rate);
        expect(compare(back.amount, amount)).not.toBe(1);
      }),
    );
  });

  it('rejects a rate that is missing, not a number or not above zero, and another token', () => {
    for (const value of [undefined, null, 'x', '0', 0, '-1', Number.NaN])
      expect(parseRate(value, 'XAUT')).toBeUndefined();
    const paxg: string = 'PAXG';
    const rate: { token: string; usdt: typeof price } = { token: paxg, usdt: price };
    expect(() => tokenToUsdt(any('XAUT'), rate)).toThrow(TypeError);
    expect(() => requireUsdt(rate)).toThrow(TypeError);
  });

  const price = decimal('4000');
  function requireUsdt(rate: { token: string; usdt: typeof price }) {
    // @ts-expect-error money of a token other than USDT is also a compile error
    return usdtToToken(of('1', 'XAUT'), rate);
  }
});
