import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../../sandbox/app.ts';
import { distDir, root } from '../../../scripts/build.ts';
import { type RunningServer, createServer } from '../../../server/server.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { codeFiles } from '../support/code-files.ts';
import { notCached } from '../support/offline-code.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

/** A separate site whose version can be replaced while pages of the former version are open. */
interface Site {
  readonly origin: () => string;
  /** Deploys a changed service worker, without the files for which `isGone` is true. */
  readonly deploy: (change: (worker: string) => string, isGone: (file: string) => boolean) => Promise<void>;
}

const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  // This site has its own sandbox with its own users.
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

test('a new version takes over; pages of the former version still find their code, and older versions are deleted', async ({
  page,
  site,
}) => {
  // Each version has its own server, which loads and compresses it again.
  test.slow();
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')).toSorted());
  // Browsers retry a failed update later, as when a server is just being replaced; the test calls update() again.
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
  await expect
    .poll(() =>
      notCached(
        page,
        limits.map((file) => `/assets/${file}`),
      ),
    )
    .toEqual([]);
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
