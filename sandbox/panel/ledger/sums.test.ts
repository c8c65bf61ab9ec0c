import { expect, test } from 'vitest';
import { sumOf, sumsByAsset } from './sums.ts';

test.each([
  [['0.1', '0.2', '-0.3'], '0'],
  [['0.00000001', '1000000000'], '1000000000.00000001'],
  [['-1.5', '0.25'], '-1.25'],
  [[], '0'],
])('the sum of %j is exact', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum);
});

test('each asset has its own sum', () => {
  const accounts = [
    { asset: 'XAUT', balance: '2' },
    { asset: 'USDT', balance: '7.5' },
    { asset: 'XAUT', balance: '-2' },
  ];
  expect(sumsByAsset(accounts)).toEqual([
    { asset: 'XAUT', sum: '0' },
    { asset: 'USDT', sum: '7.5' },
  ]);
});
