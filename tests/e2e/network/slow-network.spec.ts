import { type Server, createServer, request as ask } from 'node:http';
import { type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { hold, paths } from '../support/change-answers.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

/** The fault for requests with a matching path: no answer, or a server error. */
interface Trouble {
  readonly path: RegExp;
  readonly kind: 'silence' | 'fault';
}

/** A proxy in front of the app whose requests can fail, to simulate the network for a service worker. */
interface Way {
  readonly origin: string;
  trouble: Trouble | undefined;
}

const test = base.extend<{ way: Way }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- how Playwright reads what a fixture needs
  way: async ({}, use) => {
    const server: Server = createServer((request, answer) => {
      const { url = '/', method, headers } = request;
      const { trouble } = way;
      if (trouble?.path.test(url)) {
        if (trouble.kind === 'fault') answer.writeHead(503).end('Service Unavailable');
        return;
      }
      const onward = ask({ port: e2ePort(), path: url, method, headers }, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      request.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the address of a server on a port is of this type
    const { port } = server.address() as AddressInfo;
    const way: Way = { origin: `http://localhost:${port}`, trouble: undefined };
    await use(way);
    server.closeAllConnections();
    server.close();
  },
});

const page = /^\/wallet/;
const texts = /^\/i18n\//;
const session = /^\/v1\/auth/;
const card = (shown: Page) => shown.getByRole('region', { name: said('wallet.account') });

/** Opens the wallet online and waits until it could start offline. */
async function visit(shown: Page, way: Way): Promise<void> {
  await shown.goto(`${way.origin}/wallet`);
  await expectSettled(shown);
  const known = () => shown.evaluate(async () => (await (await caches.match('/last-known'))?.text()) ?? '');
  await expect.poll(known).toContain('balances');
  await expect.poll(() => shown.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => shown.evaluate(async () => (await caches.match('/i18n/en.json')) !== undefined)).toBe(true);
}

/** Expects the last known data, and after `release` the current data of the server. */
async function expectRecalled(shown: Page, release: () => void): Promise<void> {
  await expect(card(shown)).toContainText('3.02418890 XAUT');
  const note = shown.getByRole('note').filter({ hasText: /^Still connecting\. Last updated/ });
  await expect(note).toHaveCount(1);
  release();
  await expect(card(shown)).toContainText('5.12418890 XAUT');
  await expect(note).toHaveCount(0);
}

test('the cached page and the cached texts show if the network answers with silence or a fault', async ({
  page: shown,
  way,
}) => {
  await visit(shown, way);
  for (const kind of ['silence', 'fault'] as const)
    for (const [what, path] of [
      ['page', page],
      ['texts', texts],
    ] as const)
      await test.step(`${what}, ${kind}`, async () => {
        way.trouble = { path, kind };
        await shown.reload();
        await expect(card(shown)).toContainText('3.02418890 XAUT');
      });
});

test('a page that is not cached comes from the server', async ({ page: shown, way }) => {
  way.trouble = { path: page, kind: 'fault' };
  expect((await shown.goto(`${way.origin}/wallet`))?.status()).toBe(503);
});

test('with a slow session the last known balances show, with their age, until it has loaded', async ({
  page: shown,
  way,
  sandbox,
}) => {
  await visit(shown, way);
  await sandbox.post('balance', { account: 'available', amount: '5' });
  const next = await shown.context().newPage();
  const release = await hold(next, paths.session);
  await next.goto(`${way.origin}/wallet`);
  await expectRecalled(next, release);
});

test('after a reload with slow data the last known balances show, with their age, until the data has loaded', async ({
  page: shown,
  way,
  sandbox,
}) => {
  await visit(shown, way);
  await sandbox.post('balance', { account: 'available', amount: '5' });
  const releases = await Promise.all([hold(shown, paths.balances), hold(shown, paths.operations)]);
  await shown.reload();
  await expectRecalled(shown, () => releases.forEach((release) => release()));
  expect(await sandbox.requests('authenticate')).toHaveLength(1);
});

test('with a slow session nothing shows if no data is known', async ({ page: shown, way }) => {
  await shown.clock.install();
  way.trouble = { path: session, kind: 'silence' };
  await shown.goto(`${way.origin}/wallet`);
  await shown.clock.runFor(10_000);
  await expect(shown.locator('#loading')).toBeVisible();
  await expect(shown.getByRole('main')).toHaveCount(0);
});
