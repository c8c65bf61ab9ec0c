import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chooseFilter } from '../../tests/e2e/support/filter-sheet.ts';
import { expect } from '../../tests/e2e/support/fixtures.ts';
import { textIn } from '../../tests/e2e/support/locales.ts';
import { expectSettled } from '../../tests/e2e/support/routes.ts';
import { followTab } from '../../tests/e2e/support/tabs.ts';
import { said } from '../../tests/e2e/support/texts.ts';
import { control, openPage, slowDown } from '../lists/bench-page.ts';

/** The interactions of one kind. */
export interface Acted {
  readonly action: string;
  /** From each interaction to the next paint, ms, as the browser reports it: in steps of 8 ms, at least 16. */
  readonly delays: readonly number[];
}

interface Action {
  readonly name: string;
  readonly screen: string;
  /** Does it so that it can be done again, on the same screen. */
  readonly act: (page: Page) => Promise<void>;
}

/** The shortest duration that the browser reports, ms. */
const shortest = 16;

const actions: readonly Action[] = [
  {
    name: 'a tab',
    screen: '/wallet',
    act: async (page) => {
      for (const name of ['PaxG', 'Xaut']) await followTab(page, name);
    },
  },
  {
    name: 'screen to screen',
    screen: '/home',
    act: async (page) => {
      const sections = page.getByRole('navigation', { name: said('nav.label') });
      for (const name of [said('nav.wallet'), said('nav.marketing'), said('nav.home')]) {
        await sections.getByRole('link', { name, exact: true }).click();
        await expectSettled(page);
      }
    },
  },
  {
    name: 'a dialog',
    screen: '/marketing',
    act: async (page) => {
      await page.getByRole('main').getByText(said('fixed.link'), { exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'a filter',
    screen: '/wallet/sell/history',
    act: async (page) => {
      await chooseFilter(page, said('fact.status'), said('status.failed'));
      await expectSettled(page);
      await chooseFilter(page, said('fact.status'), said('filter.all'));
      await expectSettled(page);
    },
  },
  {
    name: 'hide amounts',
    screen: '/home',
    act: async (page) => {
      const button = page.getByRole('button', { name: said('wallet.hide') });
      await button.click();
      await button.click();
    },
  },
  {
    name: 'a language',
    screen: '/home/account/language',
    act: async (page) => {
      const html = page.locator('html');
      const before = (await html.getAttribute('lang')) ?? '';
      const [name, code] = before === 'en' ? ['Deutsch', 'de'] : ['English', 'en'];
      await page.getByRole('radio', { name, exact: true }).click();
      await page.getByRole('button', { name: textIn(before, 'action.apply') }).click();
      await expect(html).toHaveAttribute('lang', code);
      await expectSettled(page);
    },
  },
];

/** Does each action `rounds` times, in a page of its own with the processor slowed down. */
export async function measureActions(browser: Browser, url: string, rounds: number): Promise<Acted[]> {
  const { name = '' } = await control(url, 'users', { like: 'demo' });
  const acted: Acted[] = [];
  for (const action of actions) {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 412, height: 839 }, locale: 'en' });
    acted.push({ action: action.name, delays: await delaysOf(context, name, action, rounds) });
    await context.close();
  }
  return acted;
}

async function delaysOf(context: BrowserContext, user: string, action: Action, rounds: number): Promise<number[]> {
  const bench = await openPage(context, user);
  const { page } = bench;
  await page.addInitScript(keepDelays, shortest);
  await page.goto(action.screen);
  await expectSettled(page);
  // The first time loads code, which a user waits for once.
  await action.act(page);
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(action.screen);
    await expectSettled(page);
    await slowDown(bench);
    await action.act(page);
    delays.push(...(await page.evaluate<number[]>(() => [...Reflect.get(window, 'benchDelays').values()])));
    await slowDown(bench, 1);
  }
  return delays;
}

/** Runs in the page: keeps the longest duration of each interaction. */
function keepDelays(durationThreshold: number): void {
  const delays = new Map<number, number>();
  Reflect.set(window, 'benchDelays', delays);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId'));
      if (id > 0) delays.set(id, Math.max(delays.get(id) ?? 0, entry.duration));
    }
  });
  const options: PerformanceObserverInit = { type: 'event', buffered: true, durationThreshold };
  observer.observe(options);
}
