import type { BrowserContext } from '@playwright/test';
import { type BenchPage, cpuSlowdown, openPage, userWithDeposits } from './bench-page.ts';

/** What countdowns on one screen cost. */
export interface Ticked {
  countdowns: number;
  /** Processor time of the page's main thread a second, ms: with the countdowns running, and with none. */
  running: number;
  still: number;
}

const countdowns = 100;
/** High enough to show all rows at once, px. */
const height = 9600;
const ticks = 10;

/** The work of a second of so many visible countdowns, and of the same rows without any, whatever else the machine does. */
export async function tickCountdowns(context: BrowserContext, url: string): Promise<Ticked> {
  const figures = { running: 0, still: 0 };
  for (const [name, status] of [
    ['running', null],
    ['still', 'completed'],
  ] as const) {
    const user = await userWithDeposits(url, { count: countdowns, gapMs: 1_000, status });
    const bench = await openPage(context, user);
    const { page } = bench;
    await page.setViewportSize({ width: 412, height });
    await page.goto(`${url}/wallet/get/history?currency=xaut`);
    await page
      .locator('main li a[href*="id="]')
      .nth(countdowns - 1)
      .waitFor();
    const timers = await page.getByRole('timer').count();
    if (timers !== (status === null ? countdowns : 0)) throw new Error(`${timers} countdowns run`);
    await page.waitForTimeout(2_000);
    const before = await workOf(bench);
    await page.waitForTimeout(ticks * 1_000);
    figures[name] = ((await workOf(bench)) - before) / ticks;
    await page.close();
  }
  return { countdowns, ...figures };
}

/** The processor time of the page's main thread so far, as long as it would be at the slowed processor, ms. */
async function workOf({ session }: BenchPage): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
  return seconds * 1_000 * cpuSlowdown;
}
