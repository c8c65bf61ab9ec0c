import type { Browser } from '@playwright/test';
import { withoutWarning } from '../../tests/e2e/support/fixtures.ts';
import { pendingRequests } from '../../tests/e2e/support/pending-requests.ts';
import { serveValues } from '../../tests/e2e/support/serve-values.ts';
import { visit } from '../screens/visit.ts';
import { type Figures, figuresOf } from './figures.ts';

/** How far the page's clock goes at a time, ms: less than a request may take, so that none is given up. */
const step = 15_000;
/** The pause in which no request must start until the next step, ms. */
const quiet = 5;
const hourMs = 3_600_000;
/** The hours before the first measurement, in which caches fill. */
const warmUp = 6;

/** Leaves a wallet open for hours of the page's clock; returns the figures after each hour but the first ones. */
export async function tick(
  browser: Browser,
  base: string,
  hours: number,
  tell: (hour: number, figures: Figures) => void,
): Promise<Figures[]> {
  const context = await browser.newContext({ baseURL: base, locale: 'en-US', serviceWorkers: 'block' });
  await withoutWarning(context);
  const page = await context.newPage();
  // Nobody is signed out for being away.
  await serveValues(page, ({ app }) => Object.assign(app, { idleMinutes: 0 }));
  await page.clock.install();
  const pending = pendingRequests(page);
  const session = await context.newCDPSession(page);
  await page.goto('/wallet?currency=xaut');
  const found: Figures[] = [];
  for (let hour = 1; hour <= hours; hour += 1) {
    for (let passed = 0; passed < hourMs; passed += step) {
      await page.clock.fastForward(step);
      do await new Promise((resolve) => setTimeout(resolve, quiet));
      while (pending.size > 0);
    }
    await visit(page, [page.url()], () => undefined);
    if (hour < warmUp) continue;
    const figures = await figuresOf(session);
    found.push(figures);
    tell(hour, figures);
  }
  await context.close();
  return found;
}
