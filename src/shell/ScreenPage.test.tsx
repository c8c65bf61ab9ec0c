import { page } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import type { ScreenModule } from 'engine/runtime/screen-model.ts';
import type { ScreenRoute } from 'engine/runtime/screen-route.ts';
import { renderInScope } from '../engine/testing/render.tsx';
import { ScreenPage } from './ScreenPage.tsx';

const screen: ScreenModule = {
  data: {},
  actions: [],
  blocks: [{ component: () => <p>block</p>, props: {}, needs: [] }],
};

function routeOf(layout: ScreenRoute['layout']): ScreenRoute {
  return {
    path: '/wallet',
    title: 'wallet.title',
    search: {},
    layout,
    access: { session: false },
    load: () => Promise.resolve({ default: screen }),
  };
}

const inColumns: ScreenModule = {
  ...screen,
  blocks: ['first', 'second'].map((text) => ({
    component: () => <p>{text}</p>,
    props: {},
    needs: [],
    column: text === 'first' ? 'first' : 'second',
  })),
};

/** The start positions of the content and of the bar above it, and the width of the content, px. */
async function widths(layout: ScreenRoute['layout'], shown: ScreenModule, width: number) {
  await page.viewport(width, 800);
  const rendered = await renderInScope(<ScreenPage route={routeOf(layout)} screen={shown} />);
  await expect.element(rendered.getByText(/block|second/)).toBeVisible();
  const content = rendered.getByRole('main').element().querySelector('[data-ready]')?.getBoundingClientRect();
  const bar = rendered.getByRole('navigation').element().getBoundingClientRect();
  return { width: content?.width, start: content?.left, barStart: bar.left };
}

describe('SH-08 the wide layout', () => {
  test.each([
    ['one column', 'column' as const, screen, 900, 560],
    ['two columns', 'column' as const, inColumns, 900, 736],
    ['wide', 'wide' as const, screen, 900, 868],
    ['one column', 'column' as const, screen, 320, 288],
    ['two columns', 'column' as const, inColumns, 320, 288],
    ['wide', 'wide' as const, screen, 320, 288],
  ])('is centered under a bar with the same start edge: %s', async (_, layout, shown, viewport, expected) => {
    const { width, start, barStart } = await widths(layout, shown, viewport);
    expect(width).toBe(expected);
    expect(start).toBe((viewport - expected) / 2);
    expect(barStart).toBe(start);
  });

  // 15 px are reserved for a scrollbar.
  test.each([
    ['one column', 'column' as const, screen, 1280, 960, 152],
    ['two columns', 'column' as const, inColumns, 1280, 960, 152],
    ['wide', 'wide' as const, screen, 1280, 1080, 152],
    ['one column', 'column' as const, screen, 1024, 857, 128],
    ['two columns', 'column' as const, inColumns, 1024, 857, 128],
    ['wide', 'wide' as const, screen, 1024, 857, 128],
    ['two columns', 'column' as const, inColumns, 1600, 960, 312],
    ['wide', 'wide' as const, screen, 1600, 1080, 312],
  ])('beside the rail every page has the same start edge: %s', async (_, layout, shown, viewport, expected, edge) => {
    expect(await widths(layout, shown, viewport)).toEqual({ width: expected, start: edge, barStart: edge });
  });
});

test.each([
  [320, 'under one another'],
  [768, 'beside one another'],
  [1280, 'beside one another'],
] as const)('at %i px two columns stand %s', async (width, how) => {
  await page.viewport(width, 800);
  const rendered = await renderInScope(<ScreenPage route={routeOf('column')} screen={inColumns} />);
  await expect.element(rendered.getByText('second')).toBeVisible();
  const [first, second] = ['first', 'second'].map((text) => rendered.getByText(text).element().getBoundingClientRect());
  const isBeside = (first?.right ?? 0) < (second?.left ?? 0) && first?.top === second?.top;
  expect(isBeside).toBe(how === 'beside one another');
});

test('a screen has its title as a heading for screen readers', async () => {
  const shown = await renderInScope(<ScreenPage route={routeOf('column')} screen={screen} />);
  await expect.element(shown.getByRole('heading', { level: 1, name: 'Wallet' })).toBeInTheDocument();
});
