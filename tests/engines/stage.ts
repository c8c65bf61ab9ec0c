import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '../e2e/support/fixtures.ts';
import { awaitText } from './in-page.ts';
import { type EngineName, startEngine } from './engine.ts';
import { type Engine, patience, type Tab } from './tab.ts';

/** The engine of a project. */
export interface EngineOptions {
  engine: EngineName;
}

/** What a user sees and gets in a tab. */
export interface Seen {
  /** Expects a text on the page. */
  text(text: string): Promise<void>;
  /** Expects an address: a path and the beginning of its search. */
  address(path: string): Promise<void>;
  /** Expects exactly one saved file, and returns its name and content. */
  file(): Promise<{ name: string; content: string }>;
}

/** Tests with a tab in which their user has signed in by a link; no page of it may have errors. */
export const test = base.extend<{ tab: Tab; seen: Seen }, EngineOptions & { browserEngine: Engine }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserEngine: [
    async ({ engine }, use) => {
      const started = await startEngine(engine);
      await use(started);
      await started.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  tab: async ({ browserEngine, baseURL, sandbox, request }, use) => {
    // A page asks for the rates without its user, and not every driver adds a header: they are fixed for everybody.
    await request.post('/sandbox/rates', { data: { XAUT: '4000', PAXG: '3900' } });
    const tab = await browserEngine.newTab(baseURL ?? '');
    try {
      await tab.open(`/wallet?currency=xaut#startapp=${sandbox.user.launchParameter}`);
      // The warning would show over the first screen some seconds later; signing in may clear the storage.
      const closeWarning = () => tab.run(() => sessionStorage.setItem('isWarningClosed', '1'));
      await closeWarning();
      // Until then, leaving the page would lose the link.
      await expect
        .poll(() => tab.run(() => sessionStorage.getItem('session') ?? ''), { timeout: 30_000 })
        .toContain(`"${sandbox.user.name}"`);
      await closeWarning();
      await use(tab);
      expect(await tab.errors()).toEqual([]);
    } finally {
      await tab.close();
    }
  },
  seen: async ({ tab, browserEngine: { saved } }, use) => {
    await use({
      text: (text) => tab.run(awaitText, text, patience),
      address: async (path) => {
        const [pathname = '', search = ''] = path.split('?');
        await expect.poll(() => tab.run(() => location.pathname)).toBe(pathname);
        expect(await tab.run(() => location.search)).toContain(search);
      },
      file: async () => {
        const files = (): string[] => readdirSync(saved).filter((name) => name.endsWith('.csv'));
        await expect
          .poll(() => files().map((name) => readFileSync(join(saved, name), 'utf8').endsWith('\n')))
          .toEqual([true]);
        const [name = ''] = files();
        return { name, content: readFileSync(join(saved, name), 'utf8') };
      },
    });
  },
});
export { expect };
