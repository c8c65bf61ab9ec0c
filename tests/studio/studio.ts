import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { type FrameLocator, type Locator, type Page, expect, test as base } from '@playwright/test';
import { compiledNow, writeCompiled } from '../../compiler/emit/compiled-record.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { writeDeployedEnvironment } from '../../compiler/values/deployed-environment.ts';
import { readEnvironments } from '../../compiler/values/environments.ts';
import { readProject } from '../../compiler/compile.ts';
import { valuesBlock } from '../../compiler/values/values-block.ts';
import { e2ePort } from '../../scripts/e2e-port.ts';
import { revisionOf } from '../../studio/server/save.ts';

const root = join(import.meta.dirname, '../..');
const main = join(root, 'studio/server/main.ts');
const picturesDir = join(root, 'docs/studio');

const isOfPreview = ({ hostname, port }: URL): boolean =>
  hostname.endsWith('.studio.localhost') && Number(port) > e2ePort();

/** A running Studio with a copy of config/. */
export interface Running {
  readonly address: string;
  readonly origin: string;
  readonly token: string;
  /** Reads a file of the copy. */
  readonly read: (name: string) => string;
  /** Writes a file of the copy, as another editor does. */
  readonly write: (name: string, text: string) => void;
  /** The folder of a deployed build of config/. */
  readonly site: string;
  /** Puts config/ and the deployed build back and drops what is not saved. */
  readonly reset: () => Promise<void>;
}

/** Starts Studio once for all tests; before each of them config/ is as it is in the repository. */
export const test = base.extend<{ studio: Running; clean: undefined }, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const folder = join(mkdtempSync(join(tmpdir(), 'karat-studio-test-')), 'config');
      cpSync(join(root, 'config'), folder, { recursive: true });
      const original = new ConfigFolder(join(root, 'config'));
      const texts = new Map(original.names.map((name) => [name, original.file(name).text]));
      /** Writes back what differs alone, so that Studio never sees a part of config/. */
      const restore = (): void => {
        const now = new ConfigFolder(folder);
        for (const name of now.names.filter((one) => !original.names.includes(one)))
          rmSync(join(folder, `${name}.json`));
        for (const name of original.names) {
          const [path, text] = [join(folder, `${name}.json`), texts.get(name) ?? ''];
          if (!now.names.includes(name) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
        }
      };
      const site = join(folder, '../site');
      const html = `<!doctype html><head>${valuesBlock((await readProject(root, folder)).values)}</head>`;
      const deploy = async (): Promise<void> => {
        rmSync(site, { recursive: true, force: true });
        mkdirSync(site);
        writeFileSync(join(site, 'index.html'), html);
        await writeCompiled(site, compiledNow(root, new ConfigFolder(folder)));
        const { environment: values } = readEnvironments(new ConfigFolder(folder));
        if (values) writeDeployedEnvironment(site, { name: 'sandbox', values });
      };
      await deploy();
      const origin = `http://studio.localhost:${e2ePort()}`;
      const child = spawn(
        process.execPath,
        [main, '--port', String(e2ePort()), '--dir', folder, '--site', site, '--no-pictures'],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const address = await readyAddress(child);
      const token = address.split('token=')[1] ?? '';
      // A browser finds names under localhost by itself, Node does not.
      const post = async (path: string, body: object): Promise<unknown> => {
        const headers = { host: new URL(origin).host, 'content-type': 'application/json', 'x-studio-token': token };
        const requested = request({
          host: '127.0.0.1',
          port: e2ePort(),
          path: `/api/${path}`,
          method: 'POST',
          headers,
        });
        requested.end(JSON.stringify(body));
        const [answer]: IncomingMessage[] = await once(requested, 'response');
        return answer && json(answer);
      };
      await use({
        address,
        origin,
        token,
        site,
        read: (name) => readFileSync(join(folder, `${name}.json`), 'utf8'),
        write: (name, text) => writeFileSync(join(folder, `${name}.json`), text),
        reset: async () => {
          await post('discard', {});
          restore();
          await deploy();
          await expect(async () => {
            const { changed, foreign, problems } = Object(await post('discard', {}));
            expect([changed, foreign, problems]).toEqual([[], [], []]);
          }).toPass();
        },
      });
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(join(folder, '..'), { recursive: true });
      rmSync(join(root, '.cache/studio-saves', revisionOf(folder) ?? ''), { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  studio: async ({ running, page }, use, info) => {
    await running.reset();
    const started = performance.now();
    const violations: string[] = [];
    // The app takes longer to load than all else, and most tests do not look at it.
    if (!info.tags.includes('@app') && process.env['STUDIO_PICTURES'] === undefined)
      await page.route(isOfPreview, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
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
    const seconds = /ready \((.+?)\)/.exec(said)?.[1];
    const found = /http:\/\/\S+token=\S+/.exec(said)?.[0];
    if (found === undefined) continue;
    console.log(`    Studio starts: ${seconds}`);
    return found;
  }
  throw new Error(`Studio did not start: ${said}`);
}

/** Opens Studio at a file, or at a place in it, and waits until its form shows. */
export async function openFile(page: Page, { address, origin, token }: Running, file: string, at = ''): Promise<void> {
  await page.goto(`${origin}/?file=${file}&at=${at}#token=${token}`);
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
  await takePicture(page);
  await press(button);
  const dialog = page.getByRole('dialog', { name: 'Save' });
  await dialog.locator('[data-diff] li').first().waitFor();
  await expect(dialog.getByRole('button', { name: /^Save \d/ })).not.toHaveAttribute('aria-disabled', 'true');
  const lines = await dialog.locator('[data-diff] li').allTextContents();
  await press(dialog.getByRole('button', { name: /^Save \d/ }));
  await dialog.waitFor({ state: 'detached' });
  return lines.join(' ');
}

/** With STUDIO_PICTURES=1: takes the picture of a task by mouse that docs/operators.md shows, before it is saved. */
async function takePicture(page: Page): Promise<void> {
  const task = /^task (\d+) by mouse/.exec(test.info().title)?.[1];
  if (task === undefined || process.env['STUDIO_PICTURES'] === undefined) return;
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'center' }));
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 70,
    clip: { x: 0, y: 0, width: 1440, height: 900, scale: 0.7 },
  });
  mkdirSync(picturesDir, { recursive: true });
  writeFileSync(join(picturesDir, `task-${task}.webp`), data, 'base64');
}
