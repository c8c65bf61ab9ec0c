import type { Page } from '@playwright/test';
import { e2ePort } from '../../scripts/e2e-port.ts';
import { expect, test } from './fixtures.ts';
import { expectSettled } from './routes.ts';

const port = e2ePort();

/** Lets the sandbox answer as the API of a page on another host, with the CORS headers for this page. */
async function answerFor(page: Page, host: string, api: string): Promise<void> {
  await page.route(`http://${api}:${port}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `http://localhost:${port}${pathname}${search}` });
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': `http://${host}:${port}` },
    });
  });
}

for (const [host, api] of [
  ['app.example.test', 'api.example.test'],
  ['app.karat.group', 'api.karat.group'],
  ['karat.test', 'api.karat.test'],
] as const) {
  test(`API-01 a page on ${host} calls ${api} on its own port, and its policy allows that`, async ({ page }) => {
    const origins = new Set<string>();
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      if (/^\/(v1|i18n|bitfinex)\//.test(pathname)) origins.add(origin);
    });
    await answerFor(page, host, api);
    await page.goto(`http://${host}:${port}/wallet`);
    await expectSettled(page);
    await expect(page.getByRole('main')).toContainText('3.0241889');
    expect([...origins]).toEqual([`http://${api}:${port}`]);
  });
}

test('API-01 a page on this machine calls its own host', async ({ page }) => {
  const [request] = await Promise.all([
    page.waitForRequest('**/v1/balance/user'),
    page.goto(`http://mini.localhost:${port}/wallet`),
  ]);
  expect(new URL(request.url()).origin).toBe(`http://mini.localhost:${port}`);
});

test('the login page is different under the top-level domain group', async ({ page, context }) => {
  await answerFor(page, 'app.karat.group', 'api.karat.group');
  await page.goto(`http://app.karat.group:${port}/wallet/get?network=ton`);
  await context.route('https://login.karat.example.group/**', (route) =>
    route.fulfill({ body: 'login', contentType: 'text/plain' }),
  );
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'More about TON deposits' }).click(),
  ]);
  await expect(opened).toHaveURL(/^https:\/\/login\.karat\.example\.group\/\?accessToken=\S+$/);
});
