import { said } from '../support/texts.ts';
import { expect, test } from '../support/messenger-frame.ts';

/** How long copying is allowed after a tap, and a longer time, ms. */
const [tapIsFresh, tapIsOld] = [1000, 2000];
const host = 'https://web.telegram.org';

test.describe('an export of many pages', () => {
  test.beforeEach(async ({ messenger, page, sandbox }) => {
    // As in strict clients: copying is allowed only shortly after a tap.
    await page.addInitScript((fresh) => {
      let tapped = Number.NEGATIVE_INFINITY;
      addEventListener('click', () => (tapped = performance.now()), true);
      const copy = document.execCommand.bind(document);
      document.execCommand = (command) => performance.now() - tapped < fresh && copy(command);
    }, tapIsFresh);
    await messenger.open('/wallet/sell/history?status=failed');
    const rows = messenger.app.getByRole('list', { name: said('sell.history') }).getByRole('link');
    await expect(rows.first()).toBeVisible();
    await sandbox.fault({ operation: 'sellHistory', kind: 'delay', ms: tapIsOld });
  });

  test('RUN-04 that takes longer than a tap allows copying is copied by another tap', async ({
    messenger,
    page,
    context,
  }) => {
    const { app } = messenger;
    await app.getByRole('button', { name: said('list.csv') }).click();
    await expect(app.getByRole('status').filter({ hasText: said('list.csvReady') })).toBeVisible();
    await app.getByRole('button', { name: said('action.copy'), exact: true }).click();
    await expect(app.getByRole('region', { name: said('toast.region') })).toContainText(said('toast.copied'));
    await context.grantPermissions(['clipboard-read'], { origin: host });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\uFEFF?"Date",/);
    await expect(app.getByRole('button', { name: said('list.csv') })).toBeEnabled();
  });
});

test('RUN-04 an export is copied by one tap if the frame may use the clipboard', async ({ messenger, context }) => {
  const { app } = messenger;
  await context.grantPermissions(['clipboard-write'], { origin: host });
  await messenger.open('/wallet/sell/history?status=failed', { allow: 'clipboard-write' });
  await app.getByRole('button', { name: said('list.csv') }).click();
  await expect(app.getByRole('region', { name: said('toast.region') })).toContainText(said('toast.copied'));
});

test('REF-06 a link is copied out of its dialog without the clipboard, and the focus stays there', async ({
  messenger,
  page,
  context,
}) => {
  await messenger.open('/marketing?dialog=link');
  const sheet = messenger.app.getByRole('dialog', { name: said('link.title') });
  await sheet.getByRole('button', { name: said('action.copy'), exact: true }).click();
  await expect(sheet.getByRole('button', { name: said('action.copied') })).toBeFocused();
  await context.grantPermissions(['clipboard-read'], { origin: host });
  const link = await sheet.locator('bdi').filter({ hasText: 'http' }).first().textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test.describe('pasting an address', () => {
  const paste = said('form.paste');
  test('RUN-04 pasting is offered only in a frame that may read the clipboard', async ({ messenger }) => {
    await test.step('may not read', async () => {
      await messenger.open('/wallet/sell?network=erc20');
      await messenger.app.getByRole('textbox', { name: said('sell.amount'), exact: true }).fill('0.1');
      await messenger.main.click();
      await expect(messenger.app.getByRole('textbox', { name: said('sell.address') })).toBeVisible();
      await expect(messenger.app.getByRole('button', { name: paste })).toHaveCount(0);
    });
    await test.step('may read', async () => {
      await messenger.open('/wallet/sell?network=erc20', { allow: 'clipboard-read' });
      await messenger.app.getByRole('textbox', { name: said('sell.amount'), exact: true }).fill('0.1');
      await messenger.main.click();
      await expect(messenger.app.getByRole('button', { name: paste })).toBeVisible();
    });
  });
});
