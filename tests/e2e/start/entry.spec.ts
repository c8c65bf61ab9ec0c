import type { Page } from '@playwright/test';
import { hold, paths } from '../support/change-answers.ts';
import { expect, test } from '../support/fixtures.ts';

const screen = (page: Page) => page.locator('#loading');

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });
    test('E-01 the loading screen covers the full screen, dark', async ({ page }) => {
      await hold(page, paths.session);
      await page.goto('/wallet');
      await expect(screen(page)).toBeVisible();
      const { box, background, viewport } = await screen(page).evaluate((element) => ({
        box: element.getBoundingClientRect().toJSON(),
        background: getComputedStyle(element).backgroundColor,
        viewport: { x: 0, y: 0, width: innerWidth, height: innerHeight },
      }));
      expect(box).toMatchObject(viewport);
      expect(background).toBe('rgb(11, 12, 14)');
    });
  });
}

test('E-02 E-03 the loading screen shows while the session loads and then disappears, with a logo animated in a cycle of 1200 ms', async ({
  page,
}) => {
  const release = await hold(page, paths.session);
  await test.step('the logo', async () => {
    await page.goto('/wallet');
    const bars = screen(page).locator('.logo-bar');
    await expect(bars).toHaveCount(3);
    const cycles = await bars.evaluateAll((elements) =>
      elements.map((element) => {
        const { animationName, animationDuration, animationIterationCount } = getComputedStyle(element);
        return [animationName !== 'none', animationDuration, animationIterationCount];
      }),
    );
    expect(cycles).toEqual([
      [true, '1.2s', 'infinite'],
      [true, '1.2s', 'infinite'],
      [true, '1.2s', 'infinite'],
    ]);
  });
  await test.step('the loading screen', async () => {
    await expect(screen(page)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    release();
    await expect(screen(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeAttached();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('E-02 the logo is not animated', async ({ page }) => {
    await hold(page, paths.session);
    await page.goto('/wallet');
    const names = await screen(page)
      .locator('.logo-bar')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).animationName));
    expect(names).toEqual(['none', 'none', 'none']);
  });
});

test('E-03 a session that fails ends the loading screen too', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 403, message: 'not today' });
  await page.goto('/wallet');
  await expect(page.getByRole('alert')).toContainText('Sign in to continue');
  await expect(screen(page)).toHaveCount(0);
});
