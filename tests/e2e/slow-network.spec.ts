import { type Server, createServer, request as ask } from 'node:http';
import { type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { e2ePort } from '../../scripts/e2e-port.ts';
import { hold, paths } from './answers.ts';
import { expect, test as base } from './fixtures.ts';
import { expectSettled } from './routes.ts';
import { said } from './texts.ts';

/** What becomes of requests whose path matches: no answer ever, or a fault of the server. */
interface Trouble {
  readonly path: RegExp;
  readonly kind: 'silence' | 'fault';
}

/** A way to the app that can be in trouble, as the network before a service worker. */
interface Way {
  readonly origin: string;
  trouble: Trouble | undefined;
}

const test = base.extend<{ way: Way }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- how Playwright reads what a fixture needs
  way: async ({}, use) => {
    const server: Server = createServer((given, answer) => {
      const { url = '/', method, headers } = given;
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
      given.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens at a port has an address of this kind
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

/** Opens the wallet over a good network and waits until it could start without one. */
async function visit(shown: Page, way: Way): Promise<void> {
  await shown.goto(`${way.origin}/wallet`);
  await expectSettled(shown);
  const known = () => shown.evaluate(async () => (await (await caches.match('/last-known'))?.text()) ?? '');
  await expect.poll(known).toContain('balances');
  await expect.poll(() => shown.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => shown.evaluate(async () => (await caches.match('/i18n/en.json')) !== undefined)).toBe(true);
}

/** Waits for what was known last, and for what the server says by now once it may. */
async function expectRecalled(shown: Page, release: () => void): Promise<void> {
  await expect(card(shown)).toContainText('3.02418890 XAUT');
  const note = shown.getByRole('note').filter({ hasText: /^Still connecting\. Last updated/ });
  await expect(note).toHaveCount(1);
  release();
  await expect(card(shown)).toContainText('6.02418890 XAUT');
  await expect(note).toHaveCount(0);
}

for (const kind of ['silence', 'fault'] as const) {
  test(`a page that the network answers with ${kind} is the one that was kept`, async ({ page: shown, way }) => {
    await visit(shown, way);
    way.trouble = { path: page, kind };
    await shown.reload();
    await expect(card(shown)).toContainText('3.02418890 XAUT');
  });

  test(`texts that the network answers with ${kind} are those that were kept`, async ({ page: shown, way }) => {
    await visit(shown, way);
    way.trouble = { path: texts, kind };
    await shown.reload();
    await expect(card(shown)).toContainText('3.02418890 XAUT');
  });
}

test('a page that was never kept is what the server says', async ({ page: shown, way }) => {
  way.trouble = { path: page, kind: 'fault' };
  expect((await shown.goto(`${way.origin}/wallet`))?.status()).toBe(503);
});

test('a session that is long in coming lets the last known balances show, with their age, until it is there', async ({
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

test('a reload whose data are long in coming lets the last known balances show, with their age, until they are there', async ({
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

test('a session that is long in coming shows nothing of anybody where nothing is known', async ({
  page: shown,
  way,
}) => {
  await shown.clock.install();
  way.trouble = { path: session, kind: 'silence' };
  await shown.goto(`${way.origin}/wallet`);
  await shown.clock.runFor(10_000);
  await expect(shown.locator('#loading')).toBeVisible();
  await expect(shown.getByRole('main')).toHaveCount(0);
});
