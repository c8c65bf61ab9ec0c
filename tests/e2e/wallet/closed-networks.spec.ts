import type { Page } from '@playwright/test';
import { codeOf } from '../support/code-files.ts';
import type { NetworkOperation } from '../../../src/domain/openings.ts';
import type { Values } from '../../../src/values/schema.ts';
import { type SandboxUser, expect, test } from '../support/fixtures.ts';
import { openInMessenger } from '../support/messenger.ts';
import { goInApp } from '../support/routes.ts';
import { test as sellTest } from '../support/sell-form.ts';
import { pressEscape } from '../support/expect-soon.ts';
import { chosen } from '../support/tabs.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';
import { followBack } from '../support/follow-links.ts';

type Where = NonNullable<NonNullable<Values['networks']['networks'][string]['closed']>[NetworkOperation]>;

/** Closes operations on some networks, or all, as an operator does in config/networks.json. */
function close(
  page: Page,
  operations: readonly NetworkOperation[],
  where: Where,
  keys?: readonly string[],
): Promise<void> {
  return serveValues(page, ({ networks: { networks } }) => {
    for (const [key, network] of Object.entries(networks))
      for (const operation of operations)
        if (keys === undefined || keys.includes(key)) network.closed = { ...network.closed, [operation]: where };
  });
}

/** Opens a screen in the messenger, then reloads it with changed values: they do not apply to the launch redirect. */
async function reopenInMessenger(
  page: Page,
  sandbox: SandboxUser,
  path: string,
  change: () => Promise<void>,
): Promise<void> {
  await openInMessenger(page, sandbox, path);
  await change();
  await page.reload();
}

/** Opens all operations on all networks. */
function openAll(page: Page): Promise<void> {
  return serveValues(page, ({ networks: { networks } }) => {
    for (const network of Object.values(networks)) delete network.closed;
  });
}

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const note = (page: Page, text: string) => page.getByRole('main').getByRole('note').filter({ hasText: text });

/** Screens that are closed at once; each group's alternatives stay open. */
const groups = [
  [
    { operation: 'buy', path: '/wallet/buy?currency=paxg', title: 'closed.buyTitle', instead: 'get.title' },
    { operation: 'sell', path: '/wallet/sell?currency=paxg', title: 'closed.sellTitle', instead: 'send.title' },
    {
      operation: 'marketingSell',
      path: '/marketing/sell?tab=network',
      title: 'closed.sellTitle',
      instead: 'send.title',
    },
  ],
  [
    { operation: 'deposit', path: '/wallet/get?currency=paxg', title: 'closed.getTitle', instead: 'buy.title' },
    { operation: 'send', path: '/wallet/send?currency=paxg', title: 'closed.sendTitle', instead: 'sell.title' },
    {
      operation: 'marketingSend',
      path: '/marketing/send?tab=network',
      title: 'closed.sendTitle',
      instead: 'sell.title',
    },
  ],
] as const;

test('a closed network cannot be chosen, its links lead to an open one, and a note says so', async ({ page }) => {
  await close(page, ['buy', 'sell', 'deposit', 'marketingSell'], true, ['trc20']);
  for (const [path, choice] of [
    ['/wallet/buy?currency=paxg', 'buy.network'],
    ['/wallet/sell?currency=paxg', 'sell.network'],
    ['/wallet/get?currency=paxg', undefined],
    ['/marketing/sell?tab=network', 'sell.network'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`${path}&network=trc20`);
      await expect(page).toHaveURL(choice === undefined ? /[?&]network=erc20(&|$)/ : /[?&]network=ton(&|$)/);
      if (choice === undefined) {
        await expect(tab(page, 'TON')).toBeVisible();
        await expect(tab(page, 'Erc20')).toHaveAttribute('aria-current', /.+/);
        await expect(tab(page, 'Trc20')).toHaveCount(0);
      } else {
        await expect(chosen(page, said(choice))).toHaveText('TON');
        await chosen(page, said(choice)).click();
        const sheet = page.getByRole('dialog', { name: said(choice) });
        await expect(sheet.getByRole('listitem')).toHaveText([/^Erc20Ethereum/, /^TONTON/]);
        await expect(sheet.getByRole('button', { name: /^TON/ })).toHaveAttribute('aria-current', 'true');
        await pressEscape(page);
        await expect(sheet).toHaveCount(0);
      }
      await expect(note(page, said('closed.some', { closed: 'Trc20', open: 'Erc20 and TON' }))).toBeVisible();
    });
});

for (const group of groups) {
  const operations = group.map(({ operation }) => operation);

  test(`${operations.join(', ')}: closed on all networks, the screen shows a note with alternatives in place of the form`, async ({
    page,
    sandbox,
  }) => {
    await close(page, operations, true);
    await page.goto('/home');
    for (const { path, title, instead } of group)
      await test.step(path, async () => {
        await goInApp(page, path);
        const message = note(page, said(title));
        await expect(message).toBeVisible();
        await expect(message.getByRole('link', { name: said(instead) })).toBeVisible();
        await expect(message.getByRole('link', { name: said('action.openWeb') })).toHaveCount(0);
        await expect(page.getByRole('textbox')).toHaveCount(0);
        await expect(tab(page, 'Trc20')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('button', { name: /Trc20|TON/ })).toHaveCount(0);
        expect(await sandbox.requests('depositAddress')).toEqual([]);
        await message.getByRole('link').last().click();
        await expect(page).toHaveURL(/\/history\?/);
      });
  });

  test(`${operations.join(', ')}: closed in the messenger too, nothing leads to the web`, async ({ page, sandbox }) => {
    await reopenInMessenger(page, sandbox, '/home', () => close(page, operations, true));
    for (const { path, title } of group)
      await test.step(path, async () => {
        await goInApp(page, path);
        await expect(note(page, said(title))).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: said('action.openWeb') })).toHaveCount(0);
      });
  });
}

test('closed only in the messenger, it is open on the web, to which the messenger links', async ({ page, sandbox }) => {
  const closed = () => close(page, ['sell'], 'messenger');
  await closed();
  await page.goto('/wallet/sell');
  await expect(page.getByRole('textbox', { name: said('sell.amount'), exact: true })).toBeVisible();
  await reopenInMessenger(page, sandbox, '/wallet/sell', closed);
  await expect(note(page, said('closed.sellTitle'))).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(note(page, said('closed.sellTitle')).getByRole('link', { name: said('action.openWeb') })).toBeVisible();
});

test('W-GET-11 W-SEND-15 plain values alone close sending, and deposits on networks other than TON, in the messenger', async ({
  page,
  sandbox,
}) => {
  await reopenInMessenger(page, sandbox, '/wallet/get?currency=paxg', () => openAll(page));
  await tab(page, 'Trc20').click();
  await expect(
    page.getByRole('region', { name: said('get.address', { token: 'PAXG', network: 'Tron' }) }),
  ).toBeVisible();
  await expect(tab(page, 'Erc20')).toBeVisible();
  await expect(note(page, said('get.messengerNotice'))).toHaveCount(0);
  await expect(
    note(page, said('address.takesBoth', { token: 'PAXG', network: 'Tron', amount: '0.025', usdt: '100' })),
  ).toBeVisible();
  for (const path of ['/wallet/send', '/marketing/send']) {
    await goInApp(page, path);
    await expect(page.getByRole('textbox', { name: said('send.amount'), exact: true })).toBeVisible();
    await expect(note(page, said('send.messengerNotice'))).toHaveCount(0);
  }
});

test('W-23 a link of the wallet leads to a network that is open', async ({ page }) => {
  await close(page, ['buy'], true, ['trc20']);
  await page.goto('/wallet');
  await page
    .getByRole('main')
    .getByRole('link', { name: said('buy.title'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/wallet\/buy\?.*network=ton/);
  await expect(chosen(page, said('buy.network'))).toHaveText('TON');
});

sellTest(
  'W-SELL-18 an unconfirmed sale shows although selling has been closed since',
  async ({ form, page, sandbox }) => {
    await form.review();
    await sandbox.fault({ operation: form.operation, kind: 'lost-answer' });
    await form.confirm.click();
    const message = page.getByRole('note').filter({ hasText: said('transfer.unconfirmed') });
    await expect(message).toBeVisible();
    await close(page, ['sell'], true);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(note(page, said('closed.sellTitle'))).toBeVisible();
    await expect(form.amount).toHaveCount(0);
    await expect(message).toBeVisible();
    await expect(message.getByRole('button', { name: said('transfer.close') })).toBeVisible();
  },
);

sellTest('W-SELL-14 the input for a network is kept for another one when it closes', async ({ form, page }) => {
  await form.amount.fill('0.1');
  await close(page, ['sell'], true, ['erc20']);
  // The page is loaded again because code is missing, as after a deployment.
  await page.route(codeOf('limits'), (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('link', { name: said('limits.title') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('limits.title'));
  await followBack(page);
  await expect(page).toHaveURL(/network=ton/);
  await expect(form.amount).toHaveValue('0.1');
});
