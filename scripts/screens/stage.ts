import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import { appFrame, giveStorage, openClient, tellApp, themes } from '../messenger/client.ts';
import type { Scheme } from './looks.ts';

/** The app, open where pictures of it are taken. */
export interface Stage {
  readonly page: Page;
  /** Where the app runs: the page itself, or the frame of the messenger. */
  readonly app: Page | Frame;
  /** Gives the app a colour scheme, and waits until it has it. */
  readonly setScheme: (scheme: Scheme) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a stage opens first: an address, in a language. */
interface Opening {
  readonly address: string;
  readonly language: string;
  /** Who sees it in the sandbox. */
  readonly user: string;
}

/** The app in a tab of its own. */
export async function openWeb(browser: Browser, baseURL: string, { address, language, user }: Opening): Promise<Stage> {
  const { context, page } = await newPage(browser, language);
  await context.setExtraHTTPHeaders({ 'x-sandbox-user': user });
  await page.goto(baseURL + address);
  await signedIn(page);
  return {
    page,
    app: page,
    setScheme: async (scheme) => {
      await page.emulateMedia({ colorScheme: scheme });
      await hasScheme(page, scheme);
    },
    close: () => context.close(),
  };
}

/** The app in the frame of a messenger, with launch data that the sandbox has signed. */
export async function openMessenger(
  browser: Browser,
  baseURL: string,
  { address, language, user }: Opening,
): Promise<Stage> {
  const { context, page } = await newPage(browser, language);
  const answer = await context.request.get(`${baseURL}/sandbox/init-data?user=${user}`);
  const { initData }: { initData: string } = await answer.json();
  await openClient(page, address, { port: Number(new URL(baseURL).port), initData, theme: themes.dark });
  const app = await appFrame(page);
  await signedIn(page);
  return {
    page,
    app,
    setScheme: async (scheme) => {
      await page.emulateMedia({ colorScheme: scheme });
      await tellApp(page, 'theme_changed', { theme_params: themes[scheme] });
      await hasScheme(app, scheme);
    },
    close: () => context.close(),
  };
}

async function newPage(browser: Browser, locale: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript(giveStorage);
  return { context, page: await context.newPage() };
}

/** After the session's answer: nothing is busy for the sake of a block that waits for it alone. */
async function signedIn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

async function hasScheme(app: Page | Frame, scheme: Scheme): Promise<void> {
  await app.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor({ state: 'attached' });
}
