import { e2ePort } from '../../../scripts/e2e-port.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOnHost } from '../support/open-on-host.ts';
import { expectSettled } from '../support/routes.ts';

const port = e2ePort();

for (const [host, api] of [
  ['app.example.test', 'api.example.test'],
  ['app.karat.group', 'api.karat.group'],
  ['karat.test', 'api.karat.test'],
] as const) {
  test(`API-01 a page on ${host} calls ${api}, and its policy allows that`, async ({ page }) => {
    const origins = new Set<string>();
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      if (/^\/(v1|i18n|bitfinex)\//.test(pathname)) origins.add(origin);
    });
    await openOnHost(page, host, '/wallet', api);
    await expectSettled(page);
    await expect(page.getByRole('main')).toContainText('3.0241889');
    expect([...origins]).toEqual([`https://${api}`]);
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
  await openOnHost(page, 'app.karat.group', '/wallet/get?network=ton', 'api.karat.group');
  await context.route('https://login.karat.example.group/**', (route) =>
    route.fulfill({ body: 'login', contentType: 'text/plain' }),
  );
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'More about TON deposits' }).click(),
  ]);
  await expect(opened).toHaveURL(/^https:\/\/login\.karat\.example\.group\/\?accessToken=\S+$/);
});
