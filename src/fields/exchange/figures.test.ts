import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fixedDown } from '../../domain/decimal.ts';
import { figureAt } from '../../engine/figure.ts';
import { CatalogueEntry } from 'engine/runtime/scope.ts';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import type { Figure } from 'engine/runtime/view.ts';
import { explaining } from '../../engine/why/explaining.ts';
import walletAccount from '../../queries/views/wallet-account/view.ts';
import { availableIn } from '../amount/available.ts';
import type { AmountProps } from '../amount/definition.ts';
import { amountFigures } from '../amount/figures.ts';
import { receivedUsdt } from '../amount/received.ts';
import type { ExchangeProps } from './definition.ts';
import { pairFigures } from './figures.ts';
import { pairOf } from './pair.ts';

const decimalText = (most: number) =>
  fc.tuple(fc.nat(most), fc.nat(99_999_999)).map(([whole, part]) => `${whole}.${String(part).padStart(8, '0')}`);
const typed = fc.oneof(decimalText(1000), fc.constantFrom('', '.', '0', '5.'));
const price = fc.oneof(decimalText(9000), fc.constantFrom('0', 'soon'));

/** A scope with a wallet account with this balance and rate. */
function scopeWith(balance: string, rate: string) {
  const account = { ticker: 'XAUT', balance, frozenBalance: '0', promoBalance: '0' };
  const answers = [{ result: [account] }, { XAUT: rate, PAXG: '4000' }];
  const parameters = { ticker: 'XAUT' };
  const value = walletAccount.derive(answers, parameters);
  return scopeOf({
    data: { account: dataOf({ value, origin: { view: walletAccount, parameters, queries: [], answers } }) },
  });
}

const explained = (figure: Figure | undefined) =>
  figure?.compute(explaining((operations) => ({ operation: operations[0] ?? '', updatedAt: 0 })))?.value;

const amountProps: AmountProps = {
  label: 'sell.amount',
  unit: 'XAUT',
  step: '0.0001',
  available: { label: 'wallet.available', value: '$account.available', shares: [25, 50] },
  receive: { label: 'sell.receive', price: '$account.price' },
  dollars: '$account.price',
};
const pairProps: ExchangeProps = {
  usdt: { label: 'buy.pay', unit: 'USDT', step: '1' },
  token: { label: 'buy.receiveAbout', unit: 'XAUT', step: '0.00001' },
  price: '$account.price',
  toggle: 'buy.toggle',
  required: 'form.enterVolume',
  min: [{ value: '100', fault: 'form.volumeBelowMinimum' }],
};

test('the amounts of Max and of the payout equal the results in their sheets', () => {
  fc.assert(
    fc.property(typed, decimalText(1000), price, (text, balance, rate) => {
      const scope = scopeWith(balance, rate);
      const figures = amountFigures(text, amountProps, scope);
      const { filled } = availableIn(amountProps, scope);
      expect(explained(figures.max)).toBe(filled);
      const shown = receivedUsdt(text, rate, 'XAUT');
      const computed = explained(figures.usdt);
      expect(computed === undefined ? undefined : fixedDown(computed, 2)).toBe(shown);
    }),
  );
});

test('the computed side of an exchange equals the result in its sheet', () => {
  fc.assert(
    fc.property(fc.constantFrom('usdt', 'token'), typed, price, (side, text, rate) => {
      const stored = `${side}:${text}`;
      const pair = pairOf(stored, rate, 'XAUT');
      const figures = pairFigures(stored, pairProps, scopeWith('1', rate));
      const [other, decimals] = side === 'usdt' ? (['token', 4] as const) : (['usdt', 2] as const);
      const computed = explained(figures[other]);
      expect(computed === undefined ? undefined : fixedDown(computed, decimals)).toBe(pair[other]);
    }),
  );
});

test('the reference of a typed amount resolves to its figure', () => {
  const scope = scopeWith('1', '4000');
  const entry = new CatalogueEntry('0.5', { usdt: '2000.00' }, amountFigures('0.5', amountProps, scope));
  const inForm = { ...scope, roots: { form: { amount: entry } } };
  expect(explained(figureAt('$form.amount.usdt', inForm))).toBe('2000');
  for (const other of ['$form.amount', '$form.memo.usdt', '$account.ticker', 'XAUT', 5])
    expect(figureAt(other, inForm)).toBeUndefined();
});
