import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectSettled } from './routes.ts';

const handle = (page: Page) => page.getByRole('button', { name: 'Start' });
const track = (page: Page) => page.locator('[data-progress]');
const isShown = (page: Page) => page.evaluate(() => localStorage.getItem('isWelcomeShown'));
const handleWidth = 65;

/** Where an element is, px. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

/** Drags the handle by so many px and holds it there; answers the track. */
async function drag(page: Page, by: number): Promise<{ x: number; width: number }> {
  const [from, whole] = [await boxOf(handle(page)), await boxOf(track(page))];
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  return whole;
}

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await expect(handle(page)).toBeVisible();
}

const wayOf = async (page: Page) => (await boxOf(track(page))).width - handleWidth;

test('E-04 E-05 E-06 / has a background, the logo, a title, three paragraphs and a track with a handle', async ({
  page,
}) => {
  await open(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Gold you can use' })).toBeVisible();
  await expect(main.getByRole('paragraph')).toHaveCount(3);
  await expect(main.locator('svg.logo')).toBeVisible();
  const pictures = await main
    .locator('img')
    .evaluateAll((all) =>
      all.map((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
    );
  expect(pictures).toEqual([true, true, true, true]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('/ needs no session: it is there while none is, and when the API refuses', async ({ page, sandbox }) => {
  await page.route('**/v1/auth', () => undefined);
  await open(page);
  await page.unroute('**/v1/auth');
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401 });
  await open(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await handle(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please sign in');
});

test('E-07 the four pictures are there before the screen shows', async ({ page }) => {
  await page.clock.install();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/pictures/*', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await promise;
    await route.continue();
  });
  await page.goto('/');
  await expect.poll(() => asked.length).toBe(4);
  expect(new Set(asked).size).toBe(4);
  await expect(page.locator('.loading-screen')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(handle(page)).toBeVisible();
  await expect(page.locator('.loading-screen')).toHaveCount(0);
});

test('E-08 the wait for pictures ends after 1200 ms', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route('**/pictures/*', () => void (asked += 1));
  await page.goto('/');
  // The wait begins when the screen asks for its pictures; until then time stands nearly still for it.
  await expect.poll(() => asked).toBe(4);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(handle(page)).toBeVisible();
});

test('E-08 pictures that fail do not hold the screen up', async ({ page }) => {
  await page.clock.install();
  await page.route('**/pictures/*', (route) => route.abort());
  await open(page);
});

test('E-09 E-10 E-11 E-13 the handle stays on the track, and the track fills in step with it', async ({ page }) => {
  await open(page);
  expect((await boxOf(handle(page))).width).toBe(handleWidth);
  const way = await wayOf(page);
  const fill = track(page).locator('> div');
  for (const [by, offset] of [
    [0.25 * way, 0.25 * way],
    [0.5 * way, 0.5 * way],
    [way + 200, way],
    [-300, 0],
  ] as const) {
    const whole = await drag(page, by);
    const at = await boxOf(handle(page));
    expect(at.x - whole.x).toBeCloseTo(offset, 0);
    const filled = await boxOf(fill);
    expect(filled.x + filled.width).toBeCloseTo(at.x + at.width, 0);
    const progress = Number(await track(page).getAttribute('data-progress'));
    expect(progress).toBeCloseTo(offset / whole.width, 2);
    // Back to where it began, so that nothing is completed.
    await page.mouse.move(whole.x + handleWidth / 2, at.y + handleWidth / 2);
    await page.mouse.up();
    await expect.poll(async () => (await boxOf(handle(page))).x - whole.x).toBe(0);
  }
  await expect(page).toHaveURL('/');
});

test('E-12 the label turns dark past half', async ({ page }) => {
  await open(page);
  const { width } = await boxOf(track(page));
  const colour = () => page.getByText('Start', { exact: true }).evaluate((label) => getComputedStyle(label).color);
  await drag(page, 0.49 * width);
  expect(await colour()).not.toBe('rgb(36, 24, 3)');
  await page.mouse.up();
  await drag(page, 0.51 * width);
  expect(await colour()).toBe('rgb(36, 24, 3)');
});

test('E-14 E-17 a handle let go before 85 % of its way returns in 350 ms', async ({ page }) => {
  await open(page);
  const whole = await drag(page, 0.84 * (await wayOf(page)));
  await page.mouse.up();
  const transition = await handle(page).evaluate((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    return [transitionProperty, transitionDuration];
  });
  expect(transition).toEqual(['transform', '0.35s']);
  await expect.poll(async () => (await boxOf(handle(page))).x).toBe(whole.x);
  await expect(page).toHaveURL('/');
  expect(await isShown(page)).toBeNull();
});

test('E-17 while it is dragged it follows at once', async ({ page }) => {
  await open(page);
  await drag(page, 100);
  expect(await handle(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
});

test.describe('for those who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('E-17 it is back at once', async ({ page }) => {
    await open(page);
    const whole = await drag(page, 0.5 * (await wayOf(page)));
    await page.mouse.up();
    expect((await boxOf(handle(page))).x).toBe(whole.x);
  });
});

test('E-14 E-15 E-16 a handle let go past 85 % of its way keeps isWelcomeShown=1 and goes to /home', async ({
  page,
}) => {
  await open(page);
  await drag(page, 0.86 * (await wayOf(page)));
  // Only letting go completes.
  await expect(page).toHaveURL('/');
  expect(await isShown(page)).toBeNull();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/home/);
  expect(await isShown(page)).toBe('1');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['isWelcomeShown']);
  await expect(page.getByRole('navigation', { name: 'Main sections' })).toBeVisible();
});

test('E-16 with the flag / is /home at once, and the way back does not lead to it', async ({ page }) => {
  await page.goto('/home');
  await page.evaluate(() => localStorage.setItem('isWelcomeShown', '1'));
  const pictures: string[] = [];
  page.on('request', (request) => request.url().includes('/pictures/') && pictures.push(request.url()));
  await page.goto('/');
  await expect(page).toHaveURL(/\/home/);
  await expectSettled(page);
  expect(pictures).toEqual([]);
  await page.goto('/protected/');
  await expect(page).toHaveURL(/\/home/);
});

test('E-18 a track that cannot be measured is taken for 320 px', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Element.prototype, 'clientWidth', { get: () => 0, configurable: true }),
  );
  await open(page);
  const whole = await drag(page, 216);
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(handle(page))).x).toBe(whole.x);
  await expect(page).toHaveURL('/');
  await drag(page, 217);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/home/);
});

test('a finger drags it too', async ({ page, context }) => {
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

for (const key of ['Enter', 'Space', 'End']) {
  test(`E-06 the handle completes by ${key}`, async ({ page }) => {
    await open(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(handle(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(page).toHaveURL(/\/home/);
    expect(await isShown(page)).toBe('1');
  });
}

test('E-06 arrows move the handle, and complete at the end', async ({ page }) => {
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

test('E-06 a tap on the handle completes: dragging is not for everybody', async ({ page }) => {
  await open(page);
  await handle(page).tap();
  await expect(page).toHaveURL(/\/home/);
});

test('a drag that was given up is no tap', async ({ page }) => {
  await open(page);
  await drag(page, 60);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect.poll(async () => Number(await track(page).getAttribute('data-progress'))).toBe(0);
  await expect(page).toHaveURL('/');
  // The next key press is not taken for the end of that drag.
  await handle(page).press('Enter');
  await expect(page).toHaveURL(/\/home/);
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar' });
  test('E-09 E-14 the handle begins at the right and is dragged to the left', async ({ page }) => {
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
