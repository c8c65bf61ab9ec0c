import { expect, test } from './messenger.ts';
test('scratch', async ({ messenger, page }) => {
  page.on('console', (m) => console.log('console', m.type(), m.text()));
  page.on('pageerror', (m) => console.log('pageerror', m.message));
  page.on('requestfailed', (q) => console.log('failed', q.url(), q.failure()?.errorText));
  page.on('response', (q) => console.log(q.status(), q.url().slice(0, 120)));
  await messenger.open('/wallet');
  await page.waitForTimeout(4000);
  console.log(await messenger.names());
  await page.screenshot({ path: '/tmp/host.png' });
});
