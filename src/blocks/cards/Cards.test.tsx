import { expect, test } from 'vitest';

import { cellOf, wayTo } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import Cards from './Cards.tsx';
import type { CardsProps } from './definition.ts';

const card = (title: string, value: unknown, to: string): CardsProps['items'][number] => ({
  title: cellOf(title),
  value: cellOf(value),
  details: [cellOf(`detail of ${title}`)],
  foot: [],
  action: wayTo(to),
});
const items = [
  { ...card('Xaut', '$xaut.dollars', '/wallet'), current: { equals: ['$search.currency', 'xaut'] } },
  { ...card('PaxG', '$paxg.dollars', '/trading'), current: { equals: ['$search.currency', 'paxg'] } },
  { ...card('Other', '7', '/home'), when: { is: '$row.hasOther' } },
] satisfies CardsProps['items'];

test('each leads on, the current one says so, and one whose condition does not hold is not there', async () => {
  const scope = scopeOf({
    roots: { search: { currency: 'paxg' }, row: {} },
    data: { xaut: dataOf({ value: { dollars: '10' } }), paxg: dataOf({ value: { dollars: '20' } }) },
  });
  const screen = await renderInScope(<Cards label="home.tokens" items={items} />, scope);
  expect(screen.container.querySelectorAll('li')).toHaveLength(2);
  const [xaut, paxg] = [screen.getByRole('link', { name: /Xaut/ }), screen.getByRole('link', { name: /PaxG/ })];
  await expect.element(xaut).toHaveTextContent('Xaut10detail of Xaut');
  await expect.element(xaut).toHaveAttribute('href', '/wallet');
  await expect.element(xaut).not.toHaveAttribute('aria-current');
  await expect.element(paxg).toHaveAttribute('aria-current', 'true');
});

test('a number that loads is not there, and one that failed is a dash; the other stays', async () => {
  const scope = scopeOf({
    roots: { search: {}, row: {} },
    data: { xaut: dataOf({ status: 'pending' }), paxg: dataOf({ status: 'failed' }) },
  });
  const screen = await renderInScope(<Cards label="home.tokens" items={items} />, scope);
  await expect.element(screen.getByRole('link', { name: /Xaut/ })).toHaveTextContent('Xautdetail of Xaut');
  await expect.element(screen.getByRole('link', { name: /PaxG/ })).toHaveTextContent('PaxG—not loadeddetail of PaxG');
});

test('an amount of seven digits stands on one line: cards that do not fit beside each other stand below', async () => {
  const scope = scopeOf({
    roots: { search: {}, row: {} },
    data: { xaut: dataOf({ value: { dollars: '12,345,678.90 $' } }), paxg: dataOf({ value: { dollars: '20' } }) },
  });
  const screen = await renderInScope(
    <div style={{ inlineSize: 288 }}>
      <Cards label="home.tokens" items={items} />
    </div>,
    scope,
  );
  const amount = screen.getByText('12,345,678.90 $');
  await expect.element(amount).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(amount.element());
  expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1);
  const [first, second] = [...screen.container.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  expect(first?.width).toBeLessThanOrEqual(288);
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
});

test('while it is unknown whether a card has another line, what is below waits', async () => {
  const locked = { ...cellOf('Locked'), when: { is: '$xaut.isLocked' } };
  const growing = async (xaut: Parameters<typeof dataOf>[0]) => {
    const scope = scopeOf({
      roots: { search: {}, row: {} },
      data: { xaut: dataOf(xaut), paxg: dataOf({ value: {} }) },
    });
    const { container, unmount } = await renderInScope(
      <Cards label="home.tokens" items={[{ ...card('Xaut', '7', '/wallet'), details: [locked] }]} />,
      scope,
    );
    const is = container.querySelector('[data-growing]') !== null;
    await unmount();
    return is;
  };
  expect(await growing({ status: 'pending' })).toBe(true);
  expect(await growing({ value: { isLocked: false } })).toBe(false);
});
