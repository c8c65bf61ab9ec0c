import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { decimalArithmetic } from '../../domain/arithmetic.ts';
import { type Explanation, explaining } from '../../engine/why/explaining.ts';
import type { ViewDefinition } from 'engine/schema/kind.ts';
import type { View } from 'engine/runtime/view.ts';
import { inputNumbers } from '../../engine/why/input-numbers.ts';
import { rules } from '../../engine/why/rules.ts';

const definitions = import.meta.glob<{ default: ViewDefinition }>('./*/definition.ts', { eager: true });
const views = Object.entries(import.meta.glob<{ default: View }>('./*/view.ts', { eager: true })).map(
  ([path, { default: view }]) => {
    const requests = definitions[path.replace('view.ts', 'definition.ts')]?.default.requests;
    const operationsFor = (parameters: Record<string, unknown>): string[] =>
      view.queries?.(parameters).map(({ queryKey }) => String(queryKey[0])) ??
      requests?.map(({ operation }) => operation) ??
      [];
    return { name: path.split('/')[1] ?? '', view, operationsFor };
  },
);

const decimals = (most: bigint, places: number) =>
  fc.bigInt({ min: 0n, max: most }).map((value) => new Big(String(value)).div(new Big(10).pow(places)).toFixed());
const amount = fc.option(decimals(10n ** 12n, 8), { nil: undefined, freq: 20 });
const price = fc.oneof({ weight: 9, arbitrary: decimals(10n ** 9n, 4) }, { weight: 1, arbitrary: fc.constant('soon') });
const token = fc.constantFrom('XAUT', 'PAXG');
const list = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { maxLength: 3 }).map((result) => ({ result }));
const marketing = list(fc.record({ token, amount }));
const volumes = fc.record({ XAUT: amount, PAXG: amount });
const profits = list(fc.record({ ticker: token, profit: amount }));
const count = fc.nat(40);
const candle = fc.tuple(fc.nat(10 ** 7), ...Array.from({ length: 5 }, () => fc.integer({ min: 0, max: 5000 })));
const candles = fc.array(candle, { maxLength: 5 });

/** A random response of each operation that views use. */
const answers: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  balances: list(fc.record({ ticker: token, balance: amount, frozenBalance: amount, promoBalance: amount })),
  rates: fc.record({ XAUT: price, PAXG: price }),
  partnerBalance: marketing,
  networkBalance: marketing,
  personalPartners: fc.record({ count, active: count, result: fc.constant([]) }),
  personalVolume: volumes,
  networkVolume: volumes,
  partnerTotalProfits: profits,
  networkTotalProfits: profits,
  partnerCountByLevel: list(fc.record({ level: fc.nat(9), total: count, active: count })),
  commercialOperations: fc.oneof(fc.array(decimals(10n ** 12n, 8), { maxLength: 30 }), fc.constant(null)),
  partnerProfits: fc.constant(undefined),
  deposits: list(fc.record({})),
  buyHistory: list(fc.record({})),
  candles,
};

/** Random candles of two pairs; often of the same minutes. */
const ofTwo = candles.chain((coin) => fc.tuple(fc.constant(coin), fc.oneof(candles, fc.constant(coin))));

/** Random parameters; each view uses its own. */
const parameters = fc.record({
  ticker: token,
  token: fc.constant('xaut'),
  level: fc.nat(9).map(String),
  symbol: fc.constant('tXAUT:USD'),
  gold: fc.constant('tPAXG:USD'),
  range: fc.constantFrom('1h', '24h'),
  section: fc.constantFrom('trade', 'commerce', 'arb'),
  volume: decimals(10n ** 8n, 4),
  partners: fc.nat(60).map(String),
  amount: decimals(10n ** 7n, 2),
  term: fc.constantFrom('6', '12', '24'),
  rate: decimals(4000n, 2),
  least: fc.constant('100'),
  most: fc.constant('50000'),
});

/** All numbers of an explanation, the result first. */
function all(of: Explanation): Explanation[] {
  return [of, ...('of' in of.from ? of.from.of.flatMap(all) : [])];
}

/** The result of a formula of signs, computed independently of the app's arithmetic. */
function bySigns(formula: unknown, [first = '0', ...rest]: readonly string[], places: number | undefined): string {
  const result = rest.reduce((so, next) => {
    if (formula === '+') return so.plus(next);
    if (formula === '−') return so.minus(next);
    if (formula === '×') return so.times(next);
    const Divided = Big();
    Divided.DP = places ?? 20;
    Divided.RM = 0;
    return new Divided(so).div(next);
  }, new Big(first));
  return (places === undefined ? result : result.round(places, 0)).toFixed();
}

describe.each(views)('$name', ({ name, view, operationsFor }) => {
  const randomAnswers = (params: Record<string, unknown>) =>
    fc.tuple(
      ...operationsFor(params).map((operation) => {
        const arbitrary = name === 'price-in-token' ? ofTwo : answers[operation];
        if (!arbitrary) throw new Error(`no answer of ${operation}`);
        return fc.option(arbitrary, { nil: undefined, freq: 8 });
      }),
    );
  const inputs = parameters.chain((params) => randomAnswers(params).map((answered) => ({ params, answered })));
  const figures = ({ params, answered }: { params: Record<string, unknown>; answered: readonly unknown[] }) => {
    const operations = new Set(operationsFor(params));
    const on = explaining((names) => {
      const operation = names.find((one) => operations.has(one));
      return operation === undefined ? undefined : { operation, updatedAt: 0 };
    });
    return view.figures?.(answered, params, on) ?? {};
  };

  test('each figure equals the result in its sheet, and its formula gives that result', () => {
    if (['latest-operation', 'earnings', 'first-steps'].includes(name)) return;
    fc.assert(
      fc.property(inputs, ({ params, answered }) => {
        const shown = view.derive(answered, params);
        const explained = figures({ params, answered });
        expect(Object.keys(view.figures?.(answered, params, decimalArithmetic) ?? {})).toEqual(Object.keys(explained));
        for (const [field, figure] of Object.entries(explained)) {
          expect(figure?.value, field).toBe(shown[field]);
          for (const one of figure ? all(figure) : []) {
            if ('input' in one.from) {
              const { operations, file } = inputNumbers[one.from.input];
              // A number that is neither from config nor typed is from a response.
              if (operations && file === undefined) expect(one.from.answer, one.from.input).toBeDefined();
            } else {
              const { formula, rounding } = rules[one.from.rule];
              const places = typeof rounding === 'number' ? rounding : undefined;
              const numbers = one.from.of.map(({ value }) => value);
              if (typeof formula === 'string') expect(one.value, field).toBe(bySigns(formula, numbers, places));
              if (places !== undefined) expect((one.value.split('.')[1] ?? '').length).toBeLessThanOrEqual(places);
            }
          }
        }
      }),
    );
  });

  test('each field is a figure with an explanation, or an unchanged value of a response', () => {
    const found = new Set<string>();
    for (const example of fc.sample(inputs, 200)) for (const field of Object.keys(figures(example))) found.add(field);
    const { fields = [], unexplained = [] } = definitions[`./${name}/definition.ts`]?.default ?? {};
    expect([...found, ...unexplained].toSorted()).toEqual(fields.toSorted());
  });
});
