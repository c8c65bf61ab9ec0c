import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The handle of the welcome screen. */
export const handle = (page: Page) => page.getByRole('button', { name: 'Start' });
/** The track of the handle; `data-progress` is the position of the handle, 0 to 1. */
export const track = (page: Page) => page.locator('[data-progress]');
/** The flag stored on the device; null until the welcome screen is completed. */
export const isShown = (page: Page) => page.evaluate(() => localStorage.getItem('isWelcomeShown'));
/** The width of the handle, px (E-13). */
export const handleWidth = 65;

/** The position and size of an element, px. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

/** Drags the handle, once it is at its start, by `by` px and holds it there; returns the box of the track. */
export async function drag(page: Page, by: number): Promise<{ x: number; width: number }> {
  await expect.poll(async () => (await boxOf(handle(page))).x - (await boxOf(track(page))).x).toBe(0);
  const [from, whole] = [await boxOf(handle(page)), await boxOf(track(page))];
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  return whole;
}

/** Opens the welcome screen. */
export async function open(page: Page): Promise<void> {
  await page.goto('/');
  await expect(handle(page)).toBeVisible();
}

/** The distance that the handle can move, px. */
export const wayOf = async (page: Page) => (await boxOf(track(page))).width - handleWidth;
