import type { BrowserContext } from '@playwright/test';
import { type BenchPage, openPage, userWithDeposits } from './bench-page.ts';

/** The work of a page's main thread in a second, ms: in total, and for script, style and layout. */
export interface Work {
  all: number;
  computed: number;
}

/** The cost of countdowns on one screen, with the CPU at normal speed. */
export interface Ticked {
  countdowns: number;
  /** A second with running countdowns, and with the same rows without countdowns. */
  running: Work;
  still: Work;
  /** A second of a page that only writes the same number of texts, which shows the browser's own cost. */
  bare: Work;
}

const countdowns = 100;
/** High enough to show all rows at once, px. */
const height = 9600;
const ticks = 10;

/** Measures a second with visible countdowns, with the same rows without countdowns, and with texts alone. */
export async function tickCountdowns(context: BrowserContext, url: string): Promise<Ticked> {
  const running = await workOfRows(context, url, null);
  const still = await workOfRows(context, url, 'completed');
  const bench = await openPage(context, 'demo');
  await bench.page.setViewportSize({ width: 412, height });
  await bench.page.setContent('<style>i { display: block; block-size: 90px; contain: strict }</style><main></main>');
  await bench.page.evaluate(tickTexts, countdowns);
  const bare = await workOfSecond(bench);
  await bench.page.close();
  return { countdowns, running, still, bare };
}

async function workOfRows(context: BrowserContext, url: string, status: 'completed' | null): Promise<Work> {
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
  const work = await workOfSecond(bench);
  await page.close();
  return work;
}

/** Runs in the page: writes `count` texts every second. */
function tickTexts(count: number): void {
  const texts = Array.from({ length: count }, () => document.createTextNode('59:59'));
  for (const text of texts) {
    const box = document.createElement('i');
    box.append(text);
    document.querySelector('main')?.append(box);
  }
  let left = 3_600;
  setInterval(() => {
    left -= 1;
    for (const [index, text] of texts.entries()) text.nodeValue = `${(left >> 6) + 10}:${((left + index) % 50) + 10}`;
  }, 1_000);
}

/** The average work of a second once the page is idle, as thread time, which excludes other programs. */
async function workOfSecond({ page, session }: BenchPage): Promise<Work> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (...names: string[]) =>
      metrics.reduce((sum, { name, value }) => sum + (names.includes(name) ? value : 0), 0) * 1_000;
  };
  await page.waitForTimeout(2_000);
  const before = await read();
  await page.waitForTimeout(ticks * 1_000);
  const after = await read();
  const spent = (...names: string[]) => (after(...names) - before(...names)) / ticks;
  return { all: spent('ThreadTime'), computed: spent('ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration') };
}
