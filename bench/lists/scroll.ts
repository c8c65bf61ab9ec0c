import type { BrowserContext } from '@playwright/test';
import { timeWithin, withCollections } from './garbage.ts';
import { memoryOf, openPage, slowDown, userWithDeposits } from './bench-page.ts';

/** The memory after scrolling past `rows` rows. */
export interface MemoryMark {
  rows: number;
  heap: number;
  nodes: number;
}

/** A frame while scrolling, ms. */
export interface Frame {
  readonly length: number;
  /** How much of it the browser collected garbage. */
  readonly collecting: number;
}

/** The measurements of a list scrolled to its end. */
export interface Scrolled {
  frames: readonly Frame[];
  memory: readonly MemoryMark[];
}

/** How far each frame scrolls, px: about two rows, as fast as a hard flick at 60 frames per second. */
const step = 130;
/** How long the list may make no progress before it counts as stuck, ms. */
const patience = 60_000;
/** How many rows are scrolled past in one trace, which is kept in memory. */
const traced = 2_000;
const rowSelector = 'main li a[href*="id="]';

/** Scrolls down a history of `total` rows with the CPU slowed `slowdown` times; measures memory at each of `marks`. */
export async function scrollHistory(
  context: BrowserContext,
  url: string,
  total: number,
  marks: readonly number[],
  slowdown: number,
): Promise<Scrolled> {
  const user = await userWithDeposits(url, { count: total, gapMs: 1_800_000, status: 'completed' });
  const bench = await openPage(context, user);
  const { page } = bench;
  await page.goto(`${url}/wallet/get/history?currency=xaut`);
  await page.locator(rowSelector).first().waitFor();
  await slowDown(bench, slowdown);
  const frames: Frame[] = [];
  const memory: MemoryMark[] = [{ rows: 0, ...(await memoryOf(bench)) }];
  const newest = await page.evaluate(numberAtTop, rowSelector);
  const last = Math.max(...marks);
  const stops = new Set([
    ...marks,
    ...Array.from({ length: Math.floor(last / traced) }, (_, index) => traced * (index + 1)),
  ]);
  for (const rows of [...stops].toSorted((one, other) => one - other)) {
    const until = newest - Math.min(rows, total - 20);
    const { result, collections } = await withCollections(page, () =>
      page.evaluate(scrollUntil, { selector: rowSelector, until, step, patience }),
    );
    for (const [index, to] of result.entries()) {
      const from = result[index - 1];
      if (from !== undefined) frames.push({ length: to - from, collecting: timeWithin({ from, to }, collections) });
    }
    if (marks.includes(rows)) memory.push({ rows, ...(await memoryOf(bench)) });
  }
  await page.close();
  return { frames, memory };
}

/** Runs in the page: the number of the entry at the top of the screen; newer entries have higher numbers. */
function numberAtTop(selector: string): number {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  const top = rows.find((row) => row.getBoundingClientRect().bottom > 0) ?? rows.at(-1);
  return Number(/id=\w+-(\d+)/.exec(top?.getAttribute('href') ?? '')?.[1]);
}

/** Runs in the page: scrolls until entry number `until` is at the top; returns the times of the frames, ms. */
async function scrollUntil(options: {
  selector: string;
  until: number;
  step: number;
  patience: number;
}): Promise<number[]> {
  const frames: number[] = [];
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  frames.push(await nextFrame());
  let progress = { number: Number.POSITIVE_INFINITY, at: performance.now() };
  for (;;) {
    // Like a reader, waits while a visible page of the list is loading.
    const isWaiting = [...document.querySelectorAll('main li [aria-busy="true"]')].some((busy) => {
      const { top, bottom } = busy.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
    if (!isWaiting) scrollBy(0, options.step);
    const now = await nextFrame();
    frames.push(now);
    if (frames.length % 20 !== 0) continue;
    const rows = [...document.querySelectorAll<HTMLAnchorElement>(options.selector)];
    const shown = rows.find((row) => row.getBoundingClientRect().bottom > 0) ?? rows.at(-1);
    const number = Number(/id=\w+-(\d+)/.exec(shown?.getAttribute('href') ?? '')?.[1]);
    if (number <= options.until) return frames;
    if (number < progress.number) progress = { number, at: now };
    if (now - progress.at > options.patience) throw new Error(`the list is stuck at the entry ${progress.number}`);
  }
}
