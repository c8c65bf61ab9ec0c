import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { LargeShare } from './LargeShare.tsx';
import { holding, xaut } from './testing/xaut.ts';

const show = (text: string, data = holding('2')) =>
  renderInScope(<LargeShare text={text} props={xaut} />, scopeOf({ data: { account: data } }));

test.each([
  ['1.81', 'This is almost everything you have available. 0.19 XAUT will remain.'],
  ['2', 'This is everything you have available.'],
])('%s of 2 is more than 90 percent: it shows "%s"', async (amount, text) => {
  const screen = await show(amount);
  await expect.element(screen.getByRole('note')).toHaveTextContent(text);
});

test('what Max leaves because it is less than a step is not called a rest', async () => {
  const screen = await show('2', holding('2.000000001'));
  await expect.element(screen.getByRole('note')).toHaveTextContent('This is everything you have available.');
});

test.each(['1.8', '0.1', '2.1', ''])('%s of 2 shows nothing', async (amount) => {
  const screen = await show(amount);
  expect(screen.getByRole('note').query()).toBeNull();
});

test('nothing is shown while the available amount is unknown', async () => {
  const screen = await show('1.9', dataOf({ status: 'failed' }));
  expect(screen.getByRole('note').query()).toBeNull();
});
