import { afterEach, expect, test } from 'vitest';

import { setTarget, targets } from '../../price-target/store.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { decimal } from '../../domain/decimal.ts';
import PriceTarget from './PriceTarget.tsx';

afterEach(() => targets.write([]));

const block = <PriceTarget title="trading.title" symbol="BTCUSD" unit="USD" />;
const target = {
  symbol: 'BTCUSD',
  gold: undefined,
  unit: 'USD',
  direction: 'rise',
  title: 'Bitcoin',
  href: '/trading',
} as const;

test('without a target there is a button to set one', async () => {
  const screen = await renderInScope(block);
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.getByRole('status').element().textContent).toBe('');
});

test('a target of the pair is shown and can be removed, with the focus on the button that sets one', async () => {
  setTarget({ ...target, target: decimal('120000') });
  const screen = await renderInScope(block);
  await expect.element(screen.getByText(/rises to .*120,000.USD/)).toBeVisible();
  await screen.getByRole('button').last().click();
  expect(targets.read()).toEqual([]);
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('the target of another pair is not shown', async () => {
  setTarget({ ...target, symbol: 'ETHUSD', target: decimal('9000') });
  const screen = await renderInScope(block);
  expect(screen.getByRole('status').element().textContent).toBe('');
});
