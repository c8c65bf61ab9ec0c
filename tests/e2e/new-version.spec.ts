import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../sandbox/app.ts';
import { distDir, root } from '../../scripts/build.ts';
import { type RunningServer, createServer } from '../../server/server.ts';
import { expect, test as base } from './fixtures.ts';
import { codeFiles } from './code.ts';
import { expectSettled } from './routes.ts';
import { said } from './texts.ts';

/** A site of its own whose version can be replaced while pages of the former one are open. */
interface Site {
  readonly origin: () => string;
  /** Deploys what `change` makes of the text of the service worker, without the files that `isGone` names. */
  readonly deploy: (change: (worker: string) => string, isGone: (file: string) => boolean) => Promise<void>;
}

const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  // This site's sandbox knows its own users alone.
  // oxlint-disable-next-line no-empty-pattern -- how Playwright reads what a fixture needs
  asUser: async ({}, use) => {
    await use(() => Promise.resolve());
  },
  // oxlint-disable-next-line no-empty-pattern -- how Playwright reads what a fixture needs
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    const dist = join(folder, 'dist');
    cpSync(distDir, dist, { recursive: true });
    const sandbox = createSandbox({ dbPath: join(folder, 'fresh.db'), localesDir: join(root, 'config/locales') });
    let server: RunningServer = await createServer({ distDir: dist, sandbox, port: 0 });
    await use({
      origin: () => `http://localhost:${server.port}`,
      deploy: async (change, isGone) => {
        const { port } = server;
        await server.close();
        const worker = join(dist, 'service-worker.js');
        writeFileSync(worker, change(readFileSync(worker, 'utf8')));
        rmSync(`${worker}.br`, { force: true });
        for (const name of readdirSync(join(dist, 'assets'))) if (isGone(name)) rmSync(join(dist, 'assets', name));
        server = await createServer({ distDir: dist, sandbox, port });
      },
    });
    await server.close();
    sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

test('a new version takes over; pages of the former one still find their code, and older ones go', async ({
  page,
  site,
}) => {
  // Each version is fetched and compressed anew by a server of its own.
  test.slow();
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')).toSorted());
  // A browser looks again by itself where an update broke off, as with a server that has just been replaced.
  const updatedShells = async () => {
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    return shells();
  };
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(`${site.origin()}/wallet/send`);
  await expectSettled(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const [first = ''] = await shells();
  const version = first.replace('shell-', '');

  const limits = codeFiles('limits');
  const withoutLimits = (worker: string): string =>
    limits.reduce((text, file) => text.replaceAll(`/assets/${file},`, ''), worker);
  await site.deploy(
    (worker) => withoutLimits(worker.replaceAll(version, '00000002')),
    (file) => limits.some((one) => file.startsWith(one)),
  );
  await expect.poll(updatedShells, { timeout: 40_000 }).toEqual(['shell-00000002', first].toSorted());
  await page.getByRole('link', { name: /^Limits/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('limits.title'));
  expect(loads).toBe(1);

  await site.deploy(
    (worker) => worker.replaceAll('00000002', '00000003'),
    () => false,
  );
  await expect.poll(updatedShells, { timeout: 40_000 }).toEqual(['shell-00000002', 'shell-00000003']);
});
