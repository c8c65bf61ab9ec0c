import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from '../../../scripts/build.ts';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { said } from '../support/texts.ts';
import { expect, test } from '../support/messenger-frame.ts';

const day = 24 * 3_600_000;

test('RUN-01 RUN-02 in the messenger’s frame the app has the messenger’s user, and the launch is kept only in the tab', async ({
  messenger,
  page,
  sandbox,
}) => {
  const initData = await messenger.launchData();
  const requested = page.waitForRequest('**/v1/auth');
  await messenger.open('/wallet/send?currency=paxg', { initData, start: 'friend12' });
  expect((await requested).postDataJSON()).toEqual({ initData, refCode: 'friend12', tokenFromWeb: '' });
  await expect(messenger.app.getByRole('note')).toContainText(said('send.messengerNotice'));
  expect(await sandbox.requests('authenticate')).toHaveLength(1);
  const kept = await messenger.app
    .locator('html')
    .evaluate(() => JSON.stringify([location.href, history.state, Object.entries(localStorage), document.cookie]));
  expect(kept).toContain('/wallet/send?currency=paxg');
  expect(kept).not.toMatch(/hash=|tgWebApp|query_id/);
});

test('RUN-05 the app reports that it is ready and requests full height before it is painted', async ({
  messenger,
  page,
}) => {
  await page.route('**/v1/auth', () => undefined);
  await messenger.open('/wallet');
  await expect.poll(() => messenger.names()).toContain('web_app_expand');
  expect(await messenger.names()).toEqual(expect.arrayContaining(['iframe_ready', 'web_app_ready']));
  await messenger.expectLast('iframe_ready', { reload_supported: false });
  await expect(messenger.app.locator('#loading')).toBeVisible();
  await expect(messenger.app.getByRole('main')).toHaveCount(0);
});

test('RUN-05 the app works in a messenger that never answers', async ({ messenger }) => {
  await messenger.open('/wallet', { isMute: true });
  await expect(messenger.app.getByRole('heading', { level: 1 })).toBeVisible();
});

test('RUN-01 only the messenger may frame the mini-app, and nobody the web version', async ({ messenger, page }) => {
  const heading = messenger.app.getByRole('heading', { level: 1 });
  for (const [origin, appHost] of [
    ['https://messenger.example', 'mini.csp-probe.localhost'],
    ['https://web.telegram.org.example', 'mini.csp-probe.localhost'],
    ['https://web.telegram.org', 'csp-probe.localhost'],
  ] as const)
    await test.step(`${origin} may not frame ${appHost}`, async () => {
      const refused = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
      await messenger.open('/wallet', { origin, appHost });
      expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
      await expect(heading).toHaveCount(0);
    });
  await messenger.open('/wallet', { origin: 'https://web.telegram.org', appHost: 'mini.csp-probe.localhost' });
  await expect(heading).toBeVisible();
});

test('RUN-02 launch data that is forged, too old or signed by another bot is refused, with a message about what to do', async ({
  messenger,
  page,
}) => {
  const valid = await messenger.launchData();
  for (const [what, initData] of [
    ['forged', valid.replace(/hash=[0-9a-f]{8}/, 'hash=00000000')],
    ['with another user', valid.replace(/user=[^&]*/, 'user=%7B%22id%22%3A1%7D')],
    ['with a key twice', `${valid}&query_id=AAE1`],
    ['too old', await messenger.launchData(new Date(Date.now() - day - 60_000))],
    ['by another bot', await messenger.launchData(new Date(), '1:other')],
  ] as const)
    await test.step(what, async () => {
      const answered = page.waitForResponse('**/v1/auth');
      await messenger.open('/wallet', { initData });
      expect((await answered).status()).toBe(401);
      await expect(messenger.app.getByRole('alert')).toContainText(said('auth.launchRefused'));
      await expect(messenger.app.getByRole('alert')).toContainText(said('auth.launchRefusedHint'));
      await expect(messenger.app.getByRole('link', { name: said('action.login') })).toHaveCount(0);
      await expect(messenger.app.getByRole('main')).not.toContainText(/\d/);
    });
  await messenger.open('/wallet', { initData: await messenger.launchData(new Date(Date.now() - day + 60_000)) });
  await expect(messenger.app.getByRole('heading', { level: 1, name: said('wallet.title') })).toBeVisible();
});

test('RUN-01 messages from anyone except the messenger around it are ignored', async ({ messenger, page }) => {
  await messenger.open('/wallet/sell/limits');
  await expect(messenger.back).toBeVisible();
  const frame = page.frames().at(-1);
  await frame?.evaluate(async () => {
    const heard = new Promise((resolve) => window.addEventListener('message', resolve));
    window.postMessage(JSON.stringify({ eventType: 'back_button_pressed' }), '*');
    await heard;
  });
  await messenger.tell('content_safe_area_changed', { top: 5, bottom: 0, left: 0, right: 0 });
  await expect(messenger.app.getByRole('banner')).toHaveCSS('padding-top', '5px');
  expect(frame?.url()).toMatch(/\/wallet\/sell\/limits/);
});

test('RUN-01 without launch data the mini-app is the web app and loads no messenger code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`http://mini.localhost:${e2ePort()}/wallet/send`);
  await expect(page.getByRole('textbox', { name: said('send.amount'), exact: true })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(3);
  const isMessengers = (script: string) =>
    readFileSync(join(distDir, script), 'utf8').includes('web_app_setup_main_button');
  expect(scripts.filter(isMessengers)).toEqual([]);
});
