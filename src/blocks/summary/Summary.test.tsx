import { afterEach, expect, test } from 'vitest';

import { hiddenAmount, hideAmounts } from '../../engine/privacy.ts';
import { cellOf, wayTo } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import Summary from './Summary.tsx';
import type { SummaryProps } from './definition.ts';

afterEach(() => hideAmounts(false));

const part = (label: SummaryProps['split'][number]['label'], value: string): SummaryProps['split'][number] => ({
  label,
  value,
  style: 'token',
  unit: 'XAUT',
  tone: 'gold',
});
const button = (overrides: Partial<SummaryProps['buttons'][number]>): SummaryProps['buttons'][number] => ({
  label: 'wallet.start',
  variant: 'primary',
  ...overrides,
});
const props: SummaryProps = {
  title: 'wallet.account',
  badges: [],
  hero: { value: '$account.dollars', style: 'dollars' },
  stats: [{ label: 'wallet.gift', value: cellOf('$account.gift') }],
  lines: [],
  split: [part('wallet.available', '$account.available'), part('wallet.volumeInWork', '$account.inWork')],
  buttons: [button({ action: wayTo('/wallet/start'), when: { is: '$account.canStart' }, hint: 'limits.title' })],
  areButtonsInRow: false,
  footers: [],
};
const account = { dollars: '7000', gift: '0.25', available: '1.5', inWork: '0.5', canStart: true };
const show = (state: Parameters<typeof dataOf>[0], more: Partial<SummaryProps> = {}) =>
  renderInScope(<Summary {...props} {...more} />, scopeOf({ data: { account: dataOf(state) } }));
const widthsOf = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[aria-hidden="true"] > div')].map(
    (one) => one.getBoundingClientRect().width,
  );

test('has its number, its figures, its parts in proportion, and its action with a hint', async () => {
  const screen = await show({ value: account });
  expect(screen.container.textContent).toContain('7,000');
  expect(screen.container.textContent).toContain('0.25');
  const [available = 0, inWork = 0] = widthsOf(screen.container);
  expect(available / inWork).toBeCloseTo(3, 0);
  const start = screen.getByRole('link');
  await expect.element(start).toHaveAttribute('href', '/wallet/start');
  await expect.element(start).toHaveAccessibleDescription('Limits');
});

test('hidden amounts do not show in the proportion either', async () => {
  hideAmounts(true);
  const { container } = await show({ value: account });
  await expect.poll(() => container.textContent).toContain(hiddenAmount);
  expect(container.textContent).not.toMatch(/7,000|1\.5/);
  const difference = (): number => {
    const [available = 0, inWork = 1] = widthsOf(container);
    return Math.abs(available - inWork);
  };
  await expect.poll(difference, { message: 'the parts are equal once the bar has moved' }).toBeLessThan(1);
});

test('while it loads there is no number, and its button waits', async () => {
  const screen = await show({ status: 'pending' });
  expect(screen.container.textContent).not.toMatch(/\d/);
  await expect.element(screen.getByRole('button')).toBeDisabled();
});

test('after a failure there is no zero', async () => {
  const { container } = await show({ status: 'failed' });
  expect(container.textContent).toContain('—');
  expect(container.textContent).not.toMatch(/\d/);
});

test('a button without an action is disabled and says why', async () => {
  const screen = await show({ value: account }, { buttons: [button({ reason: 'limits.title' })] });
  await expect.element(screen.getByRole('button')).toBeDisabled();
  await expect.element(screen.getByText('Limits')).toBeVisible();
});

test('the two texts of a line stand apart', async () => {
  const text = (of: string) => ({ component: () => of, props: {} });
  const screen = await show({ value: account }, { lines: [{ start: text('Volume'), end: text('2.00 XAUT') }] });
  const box = (of: string) => screen.getByText(of, { exact: true }).element().getBoundingClientRect();
  expect(box('2.00 XAUT').left).toBeGreaterThan(box('Volume').right);
});

test('the parts have the same decimals', async () => {
  const split = ['available', 'inWork'].map((name) => ({
    ...part('wallet.available', `$account.${name}`),
    style: 'dollars' as const,
    unit: undefined,
  }));
  const { container } = await show({ value: { ...account, available: '8924890.56', inWork: '1032045' } }, { split });
  await expect.poll(() => container.textContent).toContain('$1,032,045.00');
});
