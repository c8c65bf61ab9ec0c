import { page } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import type { ScreenModule, ScreenRoute } from '../engine/screen-model.ts';
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

/** Where the content begins and how wide it is: the block and the bar above it, px. */
async function widths(layout: ScreenRoute['layout'], width: number) {
  await page.viewport(width, 800);
  const shown = await renderInScope(<ScreenPage route={routeOf(layout)} screen={screen} />);
  await expect.element(shown.getByText('block')).toBeVisible();
  const block = shown.getByText('block').element().getBoundingClientRect();
  const bar = shown.getByRole('navigation').element().getBoundingClientRect();
  return { width: block.width, start: block.left, barStart: bar.left };
}

describe('SH-08 the wide layout', () => {
  test.each([
    ['column' as const, 1280, 560],
    ['wide' as const, 1280, 1080],
    ['column' as const, 900, 560],
    ['wide' as const, 900, 868],
    ['column' as const, 320, 288],
    ['wide' as const, 320, 288],
  ])(
    '%s at %i px is %i px wide, in the middle, under a bar that begins where it begins',
    async (layout, viewport, expected) => {
      const { width, start, barStart } = await widths(layout, viewport);
      expect(width).toBe(expected);
      expect(start).toBe((viewport - expected) / 2);
      expect(barStart).toBe(start);
    },
  );
});

test('a screen says its title to the reader', async () => {
  const shown = await renderInScope(<ScreenPage route={routeOf('column')} screen={screen} />);
  await expect.element(shown.getByRole('heading', { level: 1, name: 'Wallet' })).toBeInTheDocument();
});
