import type { BrowserContext } from '@playwright/test';
import { type BenchPage, heldBy, openPage, slowDown, userWithDeposits } from './bench-page.ts';

/** What is held when so many rows have been scrolled past. */
export interface Held {
  rows: number;
  heap: number;
  nodes: number;
}

export interface Scrolled {
  /** Time between two frames while scrolling, ms. */
  frames: readonly number[];
  held: readonly Held[];
}

/** One gesture: px, and px a second; a quick flick of a finger. */
const gesture = { distance: 6000, speed: 8000 };
const rowSelector = 'main li a[href*="id="]';

/** Scrolls down a history of `total` rows at the slowed processor, and reads what is held at each of `marks` rows. */
export async function scrollHistory(
  context: BrowserContext,
  url: string,
  total: number,
  marks: readonly number[],
): Promise<Scrolled> {
  const user = await userWithDeposits(url, { count: total, gapMs: 1_800_000, status: 'completed' });
  const bench = await openPage(context, user);
  const { page } = bench;
  await page.goto(`${url}/wallet/get/history?currency=xaut`);
  await page.locator(rowSelector).first().waitFor();
  const first = await numberAtTop(bench);
  await slowDown(bench);
  const frames: number[] = [];
  const held: Held[] = [{ rows: 0, ...(await heldBy(bench)) }];
  for (const mark of marks) {
    await page.evaluate(keepFrames);
    for (let passed = 0; passed < mark; passed = first - (await numberAtTop(bench))) {
      const before = await page.evaluate(() => scrollY);
      await flick(bench);
      const isAtEnd =
        (await page.evaluate(() => scrollY)) === before && first - (await numberAtTop(bench)) >= mark - 50;
      if (isAtEnd) break;
    }
    frames.push(...(await page.evaluate(keptFrames)));
    held.push({ rows: mark, ...(await heldBy(bench)) });
  }
  await page.close();
  return { frames, held };
}

async function flick({ page, session }: BenchPage): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -gesture.distance,
    speed: gesture.speed,
    gestureSourceType: 'touch',
  });
}

/** The number of the entry at the top of the screen: entries are numbered in the order in which they came. */
async function numberAtTop({ page }: BenchPage): Promise<number> {
  const number = await page.evaluate((selector) => {
    const rows = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
    const top = rows.find((row) => row.getBoundingClientRect().bottom > 0) ?? rows.at(-1);
    return /id=\w+-(\d+)/.exec(top?.getAttribute('href') ?? '')?.[1];
  }, rowSelector);
  return Number(number);
}

/** Runs in the page: keeps the time between frames from now on. */
function keepFrames(): void {
  const frames: number[] = [];
  Reflect.set(window, 'benchFrames', frames);
  let last = performance.now();
  const next = (now: number): void => {
    if (Reflect.get(window, 'benchFrames') !== frames) return;
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(next);
  });
}

/** Runs in the page: what {@link keepFrames} kept; it ends with this. */
function keptFrames(): number[] {
  const frames: number[] = Reflect.get(window, 'benchFrames');
  Reflect.deleteProperty(window, 'benchFrames');
  return frames;
}
