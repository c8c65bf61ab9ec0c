import type { Browser } from '@playwright/test';
import { serveValues } from '../../tests/e2e/values.ts';
import { visit } from '../screens/visit.ts';
import { type Figures, figuresOf } from './figures.ts';

/** How far the page's clock goes at a time, ms: each due timer runs, and what it requests is answered. */
const step = 30_000;
const hourMs = 3_600_000;

/** Leaves a history with countdowns open for hours of the page's clock; returns the figures after each hour. */
export async function tick(
  browser: Browser,
  base: string,
  hours: number,
  tell: (hour: number, figures: Figures) => void,
): Promise<Figures[]> {
  const context = await browser.newContext({ baseURL: base, locale: 'en-US', serviceWorkers: 'block' });
  await context.addInitScript(() => sessionStorage.setItem('isWarningClosed', '1'));
  const page = await context.newPage();
  // Nobody is signed out for being away.
  await serveValues(page, ({ app }) => Object.assign(app, { idleMinutes: 0 }));
  await page.clock.install();
  const session = await context.newCDPSession(page);
  await page.goto('/wallet?currency=xaut');
  const found: Figures[] = [];
  for (let hour = 1; hour <= hours; hour += 1) {
    for (let passed = 0; passed < hourMs; passed += step) await page.clock.fastForward(step);
    await visit(page, [page.url()], () => undefined);
    const figures = await figuresOf(session);
    found.push(figures);
    tell(hour, figures);
  }
  await context.close();
  return found;
}
