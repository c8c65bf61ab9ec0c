import type { Browser } from '@playwright/test';
import { withoutWarning } from '../../tests/e2e/support/fixtures.ts';
import { requestTimeout } from '../../tests/e2e/support/expect-soon.ts';
import { visit } from '../screens/visit.ts';
import { type Figures, figuresOf } from './figures.ts';

/** The screens of a cycle: all kinds of blocks, forms and lists. */
const screens = [
  '/home',
  '/wallet?currency=xaut',
  '/wallet/get?currency=xaut&network=ton',
  '/wallet/get/history?currency=xaut',
  '/wallet/send?currency=xaut',
  '/wallet/send/history?currency=xaut',
  '/wallet/sell?currency=xaut&network=erc20',
  '/wallet/sell/history?currency=xaut',
  '/wallet/buy?currency=xaut&network=erc20',
  '/wallet/start?currency=paxg',
  '/wallet/commercial-transaction-history',
  '/marketing?tab=partner',
  '/marketing/more?tab=network&subTab=partners',
  '/marketing/send?tab=network',
  '/marketing/sell?tab=partner&network=ton',
  '/trading',
  '/xau/trade/statistics',
  '/home/account',
  '/home/account/statement',
  '/map',
];
/** How often is measured at most. */
const measurements = 10;
/** The cycles before the first measurement: until then code is loaded and caches fill, such as the 50 entries of the history. */
const warmUp = 12;

/** Goes round the screens and returns the figures of each measurement. */
export async function goRound(
  browser: Browser,
  base: string,
  cycles: number,
  tell: (cycle: number, figures: Figures) => void,
): Promise<Figures[]> {
  const context = await browser.newContext({ baseURL: base, locale: 'en-US', serviceWorkers: 'block' });
  await withoutWarning(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto('/home');
  const found: Figures[] = [];
  const every = Math.max(1, Math.floor(cycles / measurements));
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    await visit(page, screens, () => undefined);
    // A session without use would end after half an hour.
    await page.keyboard.press('Shift');
    if (cycle < warmUp || cycle % every !== 0) continue;
    // The timeout of a request, with its listeners, outlives its answer.
    await page.waitForTimeout(requestTimeout);
    const figures = await figuresOf(session);
    found.push(figures);
    tell(cycle, figures);
  }
  await context.close();
  return found;
}
