import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FrameLocator, type Locator, type Page, expect, test as base } from '@playwright/test';
import { e2ePort } from '../../scripts/e2e-port.ts';

const root = join(import.meta.dirname, '../..');

/** A running Studio with a copy of config/. */
export interface Running {
  readonly address: string;
  readonly origin: string;
  readonly token: string;
  /** Reads a file of the copy. */
  readonly read: (name: string) => string;
  /** Writes a file of the copy, as another editor does. */
  readonly write: (name: string, text: string) => void;
  /** Puts config/ back and drops what is not saved. */
  readonly reset: () => Promise<void>;
}

/** Starts Studio once for all tests; before each of them config/ is as it is in the repository. */
export const test = base.extend<{ studio: Running; clean: undefined }, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const folder = join(mkdtempSync(join(tmpdir(), 'karat-studio-test-')), 'config');
      const restore = (): void => {
        rmSync(folder, { recursive: true, force: true });
        cpSync(join(root, 'config'), folder, { recursive: true });
      };
      restore();
      const origin = `http://127.0.0.1:${e2ePort()}`;
      const child = spawn(
        process.execPath,
        [join(root, 'studio/server/main.ts'), '--port', String(e2ePort()), '--dir', folder],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const address = await readyAddress(child);
      const token = address.split('token=')[1] ?? '';
      const post = (path: string, body: object) =>
        fetch(`${origin}/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-studio-token': token },
          body: JSON.stringify(body),
        });
      await use({
        address,
        origin,
        token,
        read: (name) => readFileSync(join(folder, `${name}.json`), 'utf8'),
        write: (name, text) => writeFileSync(join(folder, `${name}.json`), text),
        reset: async () => {
          await post('discard', {});
          restore();
          await post('discard', {});
        },
      });
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(join(folder, '..'), { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  studio: async ({ running, page }, use, info) => {
    await running.reset();
    const started = performance.now();
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await use(running);
    console.log(`    ${info.title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (violations.length > 0) throw new Error(`The page broke its policy:\n${violations.join('\n')}`);
  },
});

async function readyAddress(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of child.stdout ?? []) {
    said += String(part);
    const found = /http:\/\/\S+token=\S+/.exec(said)?.[0];
    if (found !== undefined) return found;
  }
  throw new Error(`Studio did not start: ${said}`);
}

/** Opens Studio at a file and waits until its form shows. */
export async function openFile(page: Page, { address, origin, token }: Running, file: string): Promise<void> {
  await page.goto(`${origin}/?file=${file}#token=${token}`);
  if (address === '') throw new Error('Studio has no address.');
  await page.getByText(`config/${file}.json`).first().waitFor();
}

/** The app in the preview. */
export function app(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="The app with the changes"]');
}

/** Saves by the dialog, when the checker finds no fault. Returns the sentences that it showed, in one text. */
export async function save(page: Page, press: (target: Locator) => Promise<void>): Promise<string> {
  const button = page.getByRole('button', { name: /^Save \(/ });
  await expect(button).toBeEnabled();
  await expect(page.getByText(/^\d+ problems?$/)).toHaveCount(0);
  await press(button);
  const dialog = page.getByRole('dialog', { name: 'Save' });
  await dialog.locator('[data-diff] li').first().waitFor();
  const lines = await dialog.locator('[data-diff] li').allTextContents();
  await press(dialog.getByRole('button', { name: /^Save \d/ }));
  await dialog.waitFor({ state: 'detached' });
  return lines.join(' ');
}
