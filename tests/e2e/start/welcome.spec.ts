import { contrast } from '../../../src/ui/contrast.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { boxOf, drag, handle, handleWidth, isShown, open, track, wayOf } from '../support/welcome-handle.ts';

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

test('/ needs no session: it shows without one, and when the API refuses', async ({ page, sandbox }) => {
  await page.route('**/v1/auth', () => undefined);
  await open(page);
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401 });
  // In a new tab, because the first one may have its session by now.
  const next = await page.context().newPage();
  await open(next);
  await expect(next.getByRole('alert')).toHaveCount(0);
  await handle(next).press('Enter');
  await expect(next.getByRole('alert')).toContainText('Sign in to continue');
});

test('E-07 the four pictures are loaded before the screen shows', async ({ page }) => {
  // The clock advances in steps much shorter than the wait, so that a slow machine does not matter.
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 60_000);
  const aStep = 10;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const requested: string[] = [];
  await page.route('**/pictures/*', async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(async () => {
    await page.clock.runFor(aStep);
    expect(requested).toHaveLength(4);
  }).toPass({ intervals: [aStep] });
  expect(new Set(requested).size).toBe(4);
  await expect(page.locator('.loading-screen')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await page.clock.resume();
  await expect(handle(page)).toBeVisible();
  await expect(page.locator('.loading-screen')).toHaveCount(0);
});

test('E-08 the wait for pictures ends after 1200 ms', async ({ page }) => {
  await page.clock.install();
  let requested = 0;
  await page.route('**/pictures/*', () => void (requested += 1));
  await page.goto('/');
  // The wait starts when the screen requests its pictures; the clock is advanced only after that.
  await expect.poll(() => requested).toBe(4);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // What starts a timer only now goes on, too.
  await page.clock.resume();
  await expect(handle(page)).toBeVisible();
});

test('E-08 pictures that fail do not delay the screen', async ({ page }) => {
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
    await expect.poll(async () => (await boxOf(handle(page))).x - whole.x).toBeCloseTo(offset, 0);
    const at = await boxOf(handle(page));
    const filled = await boxOf(fill);
    expect(filled.x + filled.width).toBeCloseTo(at.x + at.width, 0);
    const progress = Number(await track(page).getAttribute('data-progress'));
    expect(progress).toBeCloseTo(offset / whole.width, 2);
    // Moves back to the start, so that the drag does not complete.
    await page.mouse.move(whole.x + handleWidth / 2, at.y + handleWidth / 2);
    await page.mouse.up();
    await expect.poll(async () => (await boxOf(handle(page))).x - whole.x).toBe(0);
  }
  await expect(page).toHaveURL('/');
});

test('E-12 the label turns dark and readable past half, in both schemes', async ({ page }) => {
  for (const colorScheme of ['dark', 'light'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await open(page);
      const { width } = await boxOf(track(page));
      const colour = () => page.getByText('Start', { exact: true }).evaluate((label) => getComputedStyle(label).color);
      const ink = 'rgb(36, 24, 3)';
      await drag(page, 0.49 * width);
      await expect(track(page)).toHaveAttribute('data-progress', /^0\.4[89]/);
      const hex = `#${(await colour())
        .match(/\d+/g)
        ?.map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
      expect(contrast(hex, '#241803')).toBeGreaterThan(3);
      await page.mouse.up();
      await drag(page, 0.51 * width);
      await expect.poll(colour).toBe(ink);
    });
});

test('E-14 E-17 E-15 E-16 a handle released before 85 % of its way returns in 350 ms, while dragged it follows immediately, past 85 % it saves isWelcomeShown=1 and opens /home', async ({
  page,
}) => {
  await test.step('before 85 %', async () => {
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
  await test.step('while dragged', async () => {
    await drag(page, 100);
    expect(await handle(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await expect.poll(async () => Number(await track(page).getAttribute('data-progress'))).toBe(0);
  });
  await test.step('past 85 %', async () => {
    await drag(page, 0.86 * (await wayOf(page)));
    // The welcome screen is completed only when the handle is released.
    await expect(page).toHaveURL('/');
    expect(await isShown(page)).toBeNull();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/home/);
    expect(await isShown(page)).toBe('1');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['isWelcomeShown']);
    await expect(page.getByRole('navigation', { name: 'Main sections' })).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('E-17 the handle returns immediately', async ({ page }) => {
    await open(page);
    const whole = await drag(page, 0.5 * (await wayOf(page)));
    await page.mouse.up();
    expect((await boxOf(handle(page))).x).toBe(whole.x);
  });
});

test('E-16 with the flag / redirects to /home, and Back does not lead to it', async ({ page }) => {
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

test('E-18 a track that cannot be measured counts as 320 px wide', async ({ page }) => {
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
