import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { textIn } from '../support/locales.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

const count = 6;
const slide = (page: Page, number: number) =>
  page.getByRole('article', { name: said('slides.place', { number: String(number), count: String(count) }) });
const next = (page: Page) => page.getByRole('button', { name: said('slides.next') });
const previous = (page: Page) => page.getByRole('button', { name: said('slides.previous') });

async function open(page: Page): Promise<void> {
  await page.goto('/home/account/presentation');
  await expectSettled(page);
}

test('ACC-13 slides change with the buttons, which are disabled at the ends; each slide is announced', async ({
  page,
}) => {
  await open(page);
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
  await expect(previous(page)).toBeDisabled();
  const announced = page
    .locator('[aria-live=polite]')
    .filter({ hasText: said('slides.place', { number: '3', count: '6' }) });
  await expect(announced).toHaveCount(0);
  for (let number = 2; number <= count; number += 1) {
    await next(page).click();
    await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
    if (number === 3) await expect(announced).toContainText(said('presentation.exchange'));
  }
  await expect(next(page)).toBeDisabled();
  await previous(page).click();
  await expect(slide(page, count - 1)).toBeInViewport({ ratio: 0.9 });
});

test('ACC-13 slides change with the keyboard', async ({ page }) => {
  await open(page);
  await page.getByRole('group', { name: said('presentation.title') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('End');
  await expect(slide(page, count)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page, count - 1)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Home');
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
});

test('ACC-13 a swipe shows the next slide and updates the buttons', async ({ page }) => {
  await open(page);
  const row = await page.getByRole('group', { name: said('presentation.title') }).boundingBox();
  if (!row) throw new Error('there is no row of slides');
  const height = row.y + row.height / 2;
  // The carousel reads gestures once it has placed the slides.
  await expect(page.locator('[style*="translate3d"]')).toBeAttached();
  await page.mouse.move(row.x + row.width * 0.9, height);
  await page.mouse.down();
  await page.mouse.move(row.x + row.width * 0.1, height, { steps: 5 });
  await page.mouse.up();
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(previous(page)).toBeEnabled();
});

test('a tap in the moment in which the slides appear shows the next one', async ({ page }) => {
  await page.addInitScript((name) => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
      if (!button) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, said('slides.next'));
  await open(page);
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
});

test.describe('Arabic', () => {
  test.use({ locale: 'ar' });
  test('ACC-13 slides run from right to left, with translated texts', async ({ page }) => {
    await open(page);
    const place = (number: number) =>
      page.getByRole('article', {
        name: textIn('ar', 'slides.place')
          .replace('{{number, number}}', String(number))
          .replace('{{count}}', String(count)),
      });
    await expect(place(1)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: textIn('ar', 'slides.next') }).click();
    await expect(place(2)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('group', { name: textIn('ar', 'presentation.title') }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(place(3)).toBeInViewport({ ratio: 0.9 });
  });
});
