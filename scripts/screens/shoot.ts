import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Look, type Runtime, type Scheme, type Sight, fileOf } from './looks.ts';
import { type Stage, openMessenger, openWeb, painted } from './stage.ts';
import { visit } from './visit.ts';

/** The sights and looks that one page takes screenshots of, all with the same user. */
export interface Round {
  readonly runtime: Runtime;
  readonly language: string;
  readonly schemes: readonly Scheme[];
  readonly widths: readonly number[];
  readonly sights: readonly Sight[];
  /** The address of the server. */
  readonly baseURL: string;
}

const shortest = 740;
/** The maximum height, px; below it a list only repeats itself. */
const longest = 3000;

/** Writes the screenshots of a round into `folder`; returns a message for each sight that failed. */
export async function shoot(browser: Browser, folder: string, round: Round): Promise<readonly string[]> {
  const { runtime, language, sights, baseURL } = round;
  const first = sights[0];
  if (!first) return [];
  const open = runtime === 'web' ? openWeb : openMessenger;
  const stage = await open(browser, baseURL, { address: first.address, language, user: first.user });
  const faults: string[] = [];
  try {
    for (const sight of sights) {
      try {
        await shootSight(stage, folder, round, sight);
      } catch (error) {
        faults.push(`${sight.address} (${runtime}, ${language}): ${error instanceof Error ? error.message : ''}`);
      }
    }
  } finally {
    await stage.close();
  }
  return faults;
}

async function shootSight(stage: Stage, folder: string, round: Round, sight: Sight): Promise<void> {
  const { runtime, language, schemes, widths } = round;
  const { page } = stage;
  for (const width of widths) {
    await showWhole(stage, sight, width);
    for (const scheme of schemes) {
      await stage.setScheme(scheme);
      await page.evaluate(painted);
      const look: Look = { runtime, scheme, width, language };
      await page.screenshot({ path: join(folder, fileOf(sight, look)), animations: 'disabled' });
    }
  }
}

/** Sets the height of the window to that of the whole screen. A list renders more rows in it, so it may grow again. */
async function showWhole(stage: Stage, sight: Sight, width: number): Promise<void> {
  let height = shortest;
  for (let tries = 0; tries < 4; tries++) {
    await stage.page.setViewportSize({ width, height });
    await settle(stage, sight);
    const whole = Math.min(Math.max(await wholeHeight(stage), height), longest);
    if (whole === height) return;
    height = whole;
  }
}

/** The maximum time for which the buttons of a new step are disabled, ms. */
const rest = 600;

/** Opens a sight and waits until its data and images are loaded and the buttons of its step are enabled. */
async function settle({ app, quiet }: Stage, sight: Sight): Promise<void> {
  await visit(app, [sight.address], () => undefined);
  await quiet();
  await app.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  // A button may stay disabled for other reasons, so a timeout is not an error.
  const isRested = (): boolean => document.querySelector('[data-step] button[aria-disabled]') === null;
  await app.waitForFunction(isRested, undefined, { timeout: rest }).catch(() => undefined);
}

/** The height of the window that shows the whole app and what is around it, px. */
async function wholeHeight({ page, app }: Stage): Promise<number> {
  const around = await page.evaluate(
    () => innerHeight - (document.querySelector('iframe')?.clientHeight ?? innerHeight),
  );
  return around + (await app.evaluate(() => document.documentElement.scrollHeight));
}
