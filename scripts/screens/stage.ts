import type { Browser, BrowserContext, Frame, Page, Request } from '@playwright/test';
import { appFrame, giveStorage, openClient, tellApp, themes } from '../messenger/client.ts';
import type { Scheme } from './looks.ts';

/** How long a screenshot waits for requests, ms. */
const patience = 5000;

/** The time of all screenshots, epoch ms: it stands still, so that dates, rates and countdowns are the same in every run. */
export const photoTime = Date.UTC(2030, 0, 15, 12);

/** The open app, ready for screenshots. */
export interface Stage {
  readonly page: Page;
  /** The page or the messenger's frame in which the app runs. */
  readonly app: Page | Frame;
  /** Sets the color scheme of the app and waits until it is applied. */
  readonly setScheme: (scheme: Scheme) => Promise<void>;
  /** Waits until every request is answered and painted, so that parts loaded late are there. */
  readonly quiet: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a stage opens first. */
interface Opening {
  readonly address: string;
  readonly language: string;
  /** The user of the sandbox who opens it. */
  readonly user: string;
}

/** Waits until a new size or scheme is painted; without it the bottom navigation may be missing. */
export function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Opens the app in its own tab. */
export async function openWeb(browser: Browser, baseURL: string, { address, language, user }: Opening): Promise<Stage> {
  const { context, page, quiet } = await newPage(browser, language);
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
    quiet,
    close: () => context.close(),
  };
}

/** Opens the app in the messenger's frame, with launch data signed by the sandbox. */
export async function openMessenger(
  browser: Browser,
  baseURL: string,
  { address, language, user }: Opening,
): Promise<Stage> {
  const { context, page, quiet } = await newPage(browser, language);
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
    quiet,
    close: () => context.close(),
  };
}

async function newPage(
  browser: Browser,
  locale: string,
): Promise<{ context: BrowserContext; page: Page; quiet: Stage['quiet'] }> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.clock.setFixedTime(photoTime);
  await context.addInitScript(giveStorage);
  const pending = new Set<Request>();
  context.on('request', (request) => pending.add(request));
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
  const page = await context.newPage();
  const quiet = async (): Promise<void> => {
    const end = performance.now() + patience;
    for (let calm = 0; calm < 2 && performance.now() < end;) {
      await page.evaluate(painted);
      calm = pending.size === 0 ? calm + 1 : 0;
    }
  };
  return { context, page, quiet };
}

/** Waits for the answer of the session (network idle), so that no block is still waiting for it. */
async function signedIn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

async function hasScheme(app: Page | Frame, scheme: Scheme): Promise<void> {
  await app.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor({ state: 'attached' });
}
