import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { hideAmounts } from '../../engine/privacy.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import Chart from './Chart.tsx';
import type { ChartProps } from './definition.ts';
import { profit } from './testing/profit.ts';

const result = [
  { date: '2026-11-02T10:00:00Z', profit: '0.2' },
  { date: '2026-11-01T10:00:00Z', profit: '0.1' },
];
const show = (overrides: Partial<ChartProps> = {}, value: unknown = { result }) =>
  renderInScope(<Chart {...profit} {...overrides} />, scopeOf({ data: { data: dataOf({ value }) } }));

/** Returns the number of opaque or translucent pixels of a canvas. */
const painted = (): number => {
  const canvases = [...document.querySelectorAll('canvas')];
  return canvases.reduce((sum, canvas) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width || 1, canvas.height || 1).data ?? [];
    return sum + pixels.filter((value, index) => index % 4 === 3 && value > 0).length;
  }, 0);
};

beforeEach(() => page.viewport(320, 800));
afterEach(() => hideAmounts(false));

test('CHART a chart draws, has a text alternative, and does not widen the page', async () => {
  const screen = await show();
  const chart = screen.getByRole('img', {
    name: /^Total earnings\. From 01\..* lowest 0\.10\sXAUT, highest 0\.30\sXAUT/,
  });
  await expect.element(chart).toBeVisible();
  await expect.poll(painted).toBeGreaterThan(1000);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('CHART by keyboard each point is marked and announced with its value and time', async () => {
  const screen = await show();
  await expect.poll(painted).toBeGreaterThan(1000);
  const cursor = screen.getByRole('slider', { name: 'Date' });
  await userEvent.tab();
  for (let tries = 0; tries < 5 && document.activeElement !== cursor.element(); tries += 1) await userEvent.tab();
  await expect.element(cursor).toHaveFocus();
  await expect.element(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/^02\.11\..*, 0\.30\sXAUT$/));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/^01\.11\..*, 0\.10\sXAUT$/));
});

test('CHART a table shows the same data, newest first, summed exactly', async () => {
  const screen = await show();
  const toggle = screen.getByRole('button', { name: 'Show as table' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('table').query()).toBeNull();
  await toggle.click();
  const cells = screen.getByRole('table', { name: 'Total earnings' }).getByRole('cell');
  await expect.element(cells.first()).toHaveTextContent('0.30 XAUT');
  await expect.element(cells.last()).toHaveTextContent('0.10 XAUT');
  await screen.getByRole('button', { name: 'Hide table' }).click();
  expect(screen.getByRole('table').query()).toBeNull();
});

test('CHART hidden amounts remove the line and its numbers until they are shown again', async () => {
  hideAmounts(true);
  const screen = await show();
  await expect.element(screen.getByText('Amounts are hidden')).toBeVisible();
  expect(screen.container.querySelector('canvas, table, [role="img"]')).toBeNull();
  expect(screen.container.textContent).not.toContain('0.30');
  hideAmounts(false);
  await expect.element(screen.getByRole('img', { name: /^Total earnings/ })).toBeVisible();
});

test('CHART public data is drawn while amounts are hidden', async () => {
  hideAmounts(true);
  const screen = await show({ y: [{ value: '$row.profit', label: 'fact.price', style: 'quote' }] });
  await expect.element(screen.getByRole('img', { name: /^Total earnings/ })).toBeVisible();
});

test('CHART another scheme has different colors', async () => {
  await show();
  await expect.poll(painted).toBeGreaterThan(1000);
  const pictures = (): string => [...document.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()).join('');
  const dark = pictures();
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
  await expect.poll(pictures).not.toBe(dark);
  document.documentElement.removeAttribute('data-mantine-color-scheme');
});

test('CHART the library is credited, as its license requires', async () => {
  const screen = await show();
  const link = screen.getByRole('link', { name: 'Charts by TradingView' });
  await expect.element(link).toHaveAttribute('href', 'https://www.tradingview.com/');
});

interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly canvas: HTMLCanvasElement;
}

/** Records what charts write on their canvases while `run` runs, each text once, at its latest place. */
async function written(run: () => Promise<unknown>): Promise<Written[]> {
  const texts: Written[] = [];
  const spy = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  spy.mockImplementation(function fillText(this: CanvasRenderingContext2D, text, x, y) {
    const { e, f, a, d } = this.getTransform();
    const width = this.measureText(text).width;
    const start = this.textAlign === 'right' || this.textAlign === 'end' ? x - width : x;
    texts.push({ text, left: start * a + e, right: (start + width) * a + e, y: (y * d + f) / d, canvas: this.canvas });
  });
  await run();
  await expect.poll(() => texts.length).toBeGreaterThan(0);
  await new Promise(requestAnimationFrame);
  spy.mockRestore();
  return texts;
}

describe('TRD-03 a price with its volume', () => {
  const minute = 60_000;
  const start = new Date(2026, 10, 5, 7, 0).getTime();
  const priced: Partial<ChartProps> = {
    kind: 'line',
    sum: false,
    x: { value: '$row.time', label: 'trading.time', as: 'time' },
    y: [{ value: '$row.price', label: 'fact.price', style: 'quote', unit: 'XAUT' }],
    volume: { value: '$row.volume', label: 'trading.volume', style: 'token', unit: 'PEPE' },
    height: 300,
  };
  const rows = Array.from({ length: 40 }, (_, index) => ({
    time: start + index * minute,
    price: index === 38 ? undefined : (0.000_006_900_3 + 0.000_000_001 * (index % 17)).toFixed(12),
    volume: String(1000 + index),
  }));

  test('has a legend, and both in the reading of a point and in the table; a missing price is a dash', async () => {
    const screen = await show(priced, { result: rows });
    const chart = screen.getByRole('img', { name: /last 0\.0000069053\sXAUT/ });
    await expect.element(chart).toBeVisible();
    await expect.element(screen.getByText('Volume (PEPE)')).toBeVisible();
    const cursor = screen.getByRole('slider', { name: 'Time' });
    cursor.element().focus();
    await expect
      .element(cursor)
      .toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/07:39:00, 0\.0000069053\sXAUT, Volume: 1,039\.00\sPEPE$/),
      );
    await screen.getByRole('button', { name: 'Show as table' }).click();
    const cells = screen.getByRole('table').getByRole('row').nth(2).getByRole('cell');
    await expect.element(cells.first()).toHaveTextContent('—');
    await expect.element(cells.last()).toHaveTextContent('1,038.00 PEPE');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('numbers of the axis have equal decimals, are not cut off, and none is under the label of the last price', async () => {
    const texts = await written(() => show(priced, { result: rows }));
    const prices = texts.filter(({ text }) => text.startsWith('0.00000'));
    const last = prices.filter(({ text }) => text === '0.0000069053');
    const ticks = prices.filter(({ text }) => text !== '0.0000069053');
    expect(last).not.toEqual([]);
    expect(new Set(ticks.map(({ text }) => text)).size).toBeGreaterThan(2);
    expect(new Set(ticks.map(({ text }) => text.length)).size).toBe(1);
    for (const tick of ticks) {
      expect(tick.left).toBeGreaterThanOrEqual(0);
      expect(tick.right).toBeLessThanOrEqual(tick.canvas.width);
      for (const label of last) expect(Math.abs(label.y - tick.y)).toBeGreaterThan(12);
    }
  });

  test('bars of months begin at zero, and a month is read as one', async () => {
    const months = [0, 1, 2].map((month) => ({ date: new Date(2026, month, 1).toISOString(), n: 300 + month }));
    const bars: Partial<ChartProps> = {
      kind: 'bars',
      sum: false,
      x: { value: '$row.date', label: 'business.chart.month', as: 'month' },
      y: [{ value: '$row.n', label: 'business.chart.operations', style: 'count' }],
    };
    const texts = await written(() => show(bars, { result: months }));
    expect(texts.map(({ text }) => text)).toContain('0');
    await expect
      .element(page.getByRole('img', { name: /^Total earnings\. From January 2026 to March 2026: lowest 300/ }))
      .toBeVisible();
  });
});

describe('CHART bars of categories', () => {
  const bars: Partial<ChartProps> = {
    kind: 'bars',
    sum: false,
    x: { value: '$row.depth', label: 'fact.id', as: 'category' },
    y: [{ value: '$row.profit', label: 'marketing.profit', style: 'token', unit: 'XAUT' }],
  };

  test('each show their value; the longest is the largest', async () => {
    const screen = await show(bars, {
      result: [
        { depth: 1, profit: '0.5' },
        { depth: 2, profit: '2' },
      ],
    });
    await expect.element(screen.getByRole('definition').first()).toHaveTextContent('0.50 XAUT');
    const shares = [...screen.container.querySelectorAll('dd[aria-hidden] > div')].map(
      (bar) => bar.getBoundingClientRect().width / (bar.parentElement?.clientWidth ?? 0),
    );
    expect(shares).toEqual([expect.closeTo(0.25), expect.closeTo(1)]);
  });

  test('hide their values and lengths', async () => {
    hideAmounts(true);
    const screen = await show(bars, { result: [{ depth: 1, profit: '0.5' }] });
    await expect.element(screen.getByText('Amounts are hidden')).toBeVisible();
    expect(screen.container.querySelector('dd')).toBeNull();
  });
});

describe('CHART missing entries', () => {
  test('show a placeholder while loading', async () => {
    const scope = scopeOf({ data: { data: dataOf({ status: 'pending' }) } });
    const screen = await renderInScope(<Chart {...profit} />, scope);
    await expect.element(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });

  test('show an error after a failure, never an empty chart', async () => {
    const scope = scopeOf({ data: { data: dataOf({ status: 'failed' }) } });
    const screen = await renderInScope(<Chart {...profit} />, scope);
    await expect.element(screen.getByRole('alert').getByText('Couldn’t load this section')).toBeVisible();
  });

  test('show a message and what would be here if there are none', async () => {
    const screen = await show({ empty: 'wallet.noDeals', emptyHint: 'marketing.noAccrualsHint' }, { result: [] });
    await expect.element(screen.getByText('No commercial deals yet')).toBeVisible();
    await expect.element(screen.getByText(/^When your partners lock an amount/)).toBeVisible();
    expect(document.querySelector('canvas')).toBeNull();
  });
});
