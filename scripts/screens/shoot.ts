import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Look, type Runtime, type Scheme, type Sight, fileOf } from './looks.ts';
import { type Stage, openMessenger, openWeb } from './stage.ts';
import { visit } from './visit.ts';

/** The looks of one page that goes from sight to sight, all of one user. */
export interface Round {
  readonly runtime: Runtime;
  readonly language: string;
  readonly schemes: readonly Scheme[];
  readonly widths: readonly number[];
  readonly sights: readonly Sight[];
  /** Where the sights are served. */
  readonly baseURL: string;
}

const shortest = 740;
/** Beyond this a list only repeats itself, px. */
const longest = 3000;

/** Takes the pictures of a round into `folder`; answers what could not be taken, in words. */
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
    await page.setViewportSize({ width, height: shortest });
    await settle(stage, sight);
    const whole = await wholeHeight(stage);
    await page.setViewportSize({ width, height: Math.min(Math.max(whole, shortest), longest) });
    // A list draws the rows there is room for now.
    await settle(stage, sight);
    for (const scheme of schemes) {
      await stage.setScheme(scheme);
      await page.evaluate(painted);
      const look: Look = { runtime, scheme, width, language };
      await page.screenshot({ path: join(folder, fileOf(sight, look)), animations: 'disabled' });
    }
  }
}

/** The buttons of a step rest when it has only just come, ms: no longer than this. */
const rest = 600;

/** Shows a sight and waits until its data and its pictures are there, and the buttons of a step can be tapped. */
async function settle({ page, app }: Stage, sight: Sight): Promise<void> {
  await visit(app, [sight.address], () => undefined);
  await app.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  // One that stays disabled is not waited for any longer.
  const isRested = (): boolean => document.querySelector('[data-step] button[aria-disabled]') === null;
  await app.waitForFunction(isRested, undefined, { timeout: rest }).catch(() => undefined);
  await page.evaluate(painted);
}

/** How high the window has to be to show all of the app and what is around it, px. */
async function wholeHeight({ page, app }: Stage): Promise<number> {
  const around = await page.evaluate(
    () => innerHeight - (document.querySelector('iframe')?.clientHeight ?? innerHeight),
  );
  return around + (await app.evaluate(() => document.documentElement.scrollHeight));
}

/** After the frame that a new size or scheme needs: without it the bottom navigation may be missing. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
