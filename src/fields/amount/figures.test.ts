import '../../values/testing/page.ts';
import { expect, test } from 'vitest';

import type { Arithmetic } from '../../domain/arithmetic.ts';
import { scopeOf } from '../../engine/testing/scope.ts';
import type { AmountProps } from './definition.ts';
import { amountFigures } from './figures.ts';
import { holding, xaut } from './testing/xaut.ts';

/** Writes a computation as it is explained: the names of its numbers and of its rules. */
const inWords: Arithmetic<string> = {
  input: (name, value, token) => (value === undefined ? undefined : `${name} ${String(value)} ${token}`),
  by: (rule, _, ...of) => (of.includes(undefined) ? undefined : `${rule}(${of.join(', ')})`),
  called: (_, number) => number,
};

const scope = scopeOf({ data: { account: holding('1.5') } });
const sold = { ...xaut, receive: { label: 'send.amount', price: '4100' }, dollars: '$account.price' } as const;
const explained = (props: AmountProps) =>
  Object.fromEntries(
    Object.entries(amountFigures('0.5', props, scope)).map(([name, one]) => [name, one.compute(inWords)]),
  );

test('each figure is explained by what was typed, the price, the balance and the step', () => {
  expect(explained(sold)).toEqual({
    usdt: 'payout(typed 0.5 XAUT, price 4100 XAUT)',
    dollars: 'payout(typed 0.5 XAUT, price 4000 XAUT)',
    max: 'max(available 1.5 XAUT, step 0.000001 XAUT)',
    worth: 'worth(available 1.5 XAUT, price 4000 XAUT)',
  });
});

test('without a token its numbers have none', () => {
  expect(explained({ ...sold, unit: '$parameter.unknown' })).toMatchObject({
    usdt: 'payout(typed 0.5 , price 4100 )',
    max: 'max(available 1.5 , step 0.000001 )',
  });
});

test('a field without a sale, prices and a balance has no figures', () => {
  const { available: _, ...bare } = xaut;
  expect(explained(bare)).toEqual({ usdt: undefined, dollars: undefined, max: undefined, worth: undefined });
});
