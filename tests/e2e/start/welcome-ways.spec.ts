import { expect, test } from '../support/fixtures.ts';
import { boxOf, drag, handle, handleWidth, isShown, open, track, wayOf } from '../support/welcome-handle.ts';

test('the handle can be dragged by touch', async ({ page, context }) => {
  await open(page);
  const session = await context.newCDPSession(page);
  const from = await boxOf(handle(page));
  const [x, y] = [from.x + 30, from.y + 30];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const share of [0.2, 0.5, 0.95]) await touch('touchMove', x + share * (await wayOf(page)));
  await expect.poll(async () => Number(await track(page).getAttribute('data-progress'))).toBeGreaterThan(0.6);
  await touch('touchEnd');
  await expect(page).toHaveURL(/\/home/);
});

test('E-06 Enter, Space and End complete the welcome screen', async ({ page }) => {
  for (const key of ['Enter', 'Space', 'End'])
    await test.step(key, async () => {
      await open(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(handle(page)).toBeFocused();
      await page.keyboard.press(key);
      await expect(page).toHaveURL(/\/home/);
      expect(await isShown(page)).toBe('1');
      await page.evaluate(() => localStorage.clear());
    });
});

test('E-06 arrow keys move the handle and complete at the end; a tap on it completes', async ({ page }) => {
  await test.step('arrow keys', async () => {
    await open(page);
    await handle(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(track(page)).not.toHaveAttribute('data-progress', '0.000');
    await page.keyboard.press('ArrowLeft');
    await expect(track(page)).toHaveAttribute('data-progress', '0.000');
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/home/);
  });
  await test.step('a tap', async () => {
    await page.evaluate(() => localStorage.clear());
    await open(page);
    await handle(page).tap();
    await expect(page).toHaveURL(/\/home/);
  });
});

test('a canceled drag does not count as a tap', async ({ page }) => {
  await open(page);
  await drag(page, 60);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect.poll(async () => Number(await track(page).getAttribute('data-progress'))).toBe(0);
  await expect(page).toHaveURL('/');
  // The next key press must not count as the end of that drag.
  await handle(page).press('Enter');
  await expect(page).toHaveURL(/\/home/);
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar' });
  test('E-09 E-14 the handle starts at the right and is dragged to the left', async ({ page }) => {
    await page.goto('/');
    const start = page.getByRole('main').getByRole('button');
    await expect(start).toBeVisible();
    const [from, whole] = [await boxOf(start), await boxOf(track(page))];
    expect(from.x + from.width).toBeCloseTo(whole.x + whole.width, 0);
    await start.press('ArrowLeft');
    await expect(track(page)).not.toHaveAttribute('data-progress', '0.000');
    await start.press('Home');
    const [x, y] = [from.x + 30, from.y + 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 0.9 * (whole.width - handleWidth), y, { steps: 5 });
    await page.mouse.up();
    await expect(page).toHaveURL(/\/home/);
  });
});
