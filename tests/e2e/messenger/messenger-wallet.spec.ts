import { codeOf } from '../support/code-files.ts';
import { expect, test } from '../support/fixtures.ts';
import { openInMessenger } from '../support/messenger.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

test.use({ like: 'new' });

test('W-GET-11 receiving is on TON only, with a note, and the address shows on the screen', async ({
  page,
  sandbox,
}) => {
  await openInMessenger(page, sandbox, '/wallet/get?currency=paxg&network=erc20');
  await expect(page.getByRole('note').filter({ hasText: said('get.messengerNotice') })).toBeVisible();
  const card = page.getByRole('region', { name: said('get.address', { token: 'PAXG', network: 'TON' }) });
  await expect(card.getByRole('img', { name: said('address.qr') })).toBeVisible();
  await expect(card).toContainText(/[EU]Q[\w-]{46}/);
  await expect(card).toContainText(said('address.memo'));
  await expect(page.getByRole('link', { name: 'Erc20' })).toHaveCount(0);
  expect((await sandbox.requests('depositAddress')).map(({ path }) => path)).toEqual([
    '/v1/balance/user/deposit-address/ton/PAXG',
  ]);
});

test('W-SEND-15 W-SEND-16 W-SEND-17 sending is on the web only: a notice with its two links in place of the form', async ({
  page,
  sandbox,
}) => {
  await openInMessenger(page, sandbox, '/wallet/send?currency=paxg');
  await expect(page.getByRole('note').filter({ hasText: said('send.messengerNotice') })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const login = page.getByRole('link', { name: said('action.openWeb') });
  await expect(login).toHaveAttribute('href', /\/sandbox\/login$/);
  await expect(login).toHaveAttribute('rel', 'noopener noreferrer');
  await page
    .getByRole('main')
    .getByRole('link', { name: said('get.history') })
    .click();
  await expect(page).toHaveURL(/\/wallet\/get\/history\?currency=paxg&network=ton$/);
});

test('W-23 buying and selling start on TON', async ({ page, sandbox }) => {
  await openInMessenger(page, sandbox, '/wallet?currency=paxg');
  for (const section of ['buy', 'sell'] as const) {
    const link = page.getByRole('main').getByRole('link', { name: said(`${section}.title`), exact: true });
    await expect(link).toHaveAttribute('href', `/wallet/${section}?currency=paxg&network=ton`);
  }
});

test('the adapter of the messenger loads beside the code of the app, and not on the web', async ({ page, sandbox }) => {
  const adapter = codeOf('messenger');
  const onWeb: string[] = [];
  page.on('request', (request) => onWeb.push(request.url()));
  await page.goto('/wallet');
  await expectSettled(page);
  expect(onWeb.filter((address) => adapter.test(address))).toEqual([]);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(codeOf('app'), (route) => promise.then(() => route.fallback()));
  const requested = page.waitForRequest(adapter);
  const opened = openInMessenger(page, sandbox, '/wallet');
  await requested;
  resolve();
  await opened;
});
