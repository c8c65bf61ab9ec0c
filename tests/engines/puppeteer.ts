import { join } from 'node:path';
import puppeteer, {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { chromium } from '../../scripts/chromium.ts';
import { programs } from '../../scripts/engines.ts';
import { unsettled } from '../../scripts/screens/visit.ts';
import { seek } from './seek.ts';
import { type Engine, type Plain, type Script, type Tab, type Target, patience, size, sourceOf } from './tab.ts';

/** Starts Chromium or Firefox (over WebDriver BiDi) with its files in `folder`. */
export async function startPuppeteer(name: 'chromium' | 'firefox', folder: string): Promise<Engine> {
  const saved = join(folder, 'saved');
  const browser = await puppeteer.launch(name === 'firefox' ? firefox(folder, saved) : chrome());
  return {
    saved,
    newTab: (base) => openTab(browser, base, saved),
    close: () => browser.close(),
  };
}

function chrome(): LaunchOptions {
  const { path, args } = chromium();
  if (path === undefined) throw new Error('Chromium was not found.');
  return { executablePath: path, args: [...args], headless: path.endsWith('shell') ? 'shell' : true };
}

function firefox(folder: string, saved: string): LaunchOptions {
  return {
    browser: 'firefox',
    executablePath: programs.firefox,
    timeout: 120_000,
    env: { ...process.env, HOME: folder },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': saved,
      'intl.accept_languages': 'en-US, en',
      // As on phones, and as in the other engines: scrollbars take no width.
      'ui.useOverlayScrollbars': 1,
    },
  };
}

async function openTab(browser: Browser, base: string, saved: string): Promise<Tab> {
  const isFirefox = (await browser.version()).startsWith('firefox');
  const context = await browser.createBrowserContext(
    isFirefox ? {} : { downloadBehavior: { policy: 'allow', downloadPath: saved } },
  );
  // A browser with a window lets a page copy when it is tapped; one without a window must be told to.
  if (!isFirefox) await context.overridePermissions(base, ['clipboard-sanitized-write']);
  return tabOf(await context.newPage(), context, base);
}

async function tabOf(page: Page, context: BrowserContext, base: string): Promise<Tab> {
  await page.setViewport(size).catch((error: unknown) => {
    // Firefox 140 cannot turn its screen, which is set together with the size; it sets the size all the same.
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });
  page.setDefaultTimeout(patience);
  const errors: string[] = [];
  // What a document still loads when it is left fails in Firefox.
  let isLeaving = false;
  const keep = (text: string): void => {
    if (!isLeaving) errors.push(text);
  };
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isLeaving = false;
  });
  page.on('pageerror', (error) => keep(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') keep(message.text());
  });
  // A page that asks before it is left is left.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  return {
    open: async (path) => {
      isLeaving = true;
      await page.goto(base + path);
    },
    run: <Parameters extends readonly Plain[], Answer>(script: Script<Parameters, Answer>, ...parameters: Parameters) =>
      page.evaluate<[], () => Answer>(sourceOf(script, parameters)),
    tap: async (target) => (await handleOf(page, target)).click(),
    type: async (target, text) => (await handleOf(page, target)).type(text),
    picture: () => page.screenshot({ encoding: 'base64' }),
    errors: async () => errors,
    another: async (kind) => {
      if (kind === 'empty') return tabOf(await context.newPage(), context, base);
      const opened = new Promise<Page>(
        (resolve) => void context.once('targetcreated', (target) => resolve(target.asPage())),
      );
      await page.evaluate(() => void window.open(location.href));
      return tabOf(await opened, context, base);
    },
    leave: () => page.close(),
    close: () => context.close(),
  };
}

async function handleOf(page: Page, target: Target): Promise<ElementHandle> {
  return page.evaluateHandle(seek, target, unsettled, patience);
}
