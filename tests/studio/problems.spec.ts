import { expect } from '@playwright/test';

import { app, openFile, test } from './studio.ts';

/** Faults of several kinds that another editor writes, the place of each in the form, and what is said there. */
const faults = [
  {
    title: 'a value of the wrong kind',
    file: 'limits',
    from: '"token": "0.025"',
    to: '"token": "little"',
    at: '/wallet/token',
    says: 'amount',
  },
  {
    title: 'a key that is not known',
    file: 'screens/wallet/get/limits',
    from: '"block": "facts"',
    to: '"block": "facts", "isHiden": true',
    at: '/blocks/0/isHiden',
    says: 'unknown key "isHiden"',
  },
  {
    title: 'a kind that is not known',
    file: 'screens/wallet/get/limits',
    from: '"block": "facts"',
    to: '"block": "fact"',
    at: '/blocks/0/block',
    says: 'unknown block "fact"',
  },
  {
    title: 'a missing text',
    file: 'screens/wallet/get/limits',
    from: '"title": "limits.title"',
    to: '"title": "limits.titel"',
    at: '/title',
    says: 'limits.title',
  },
  {
    title: 'a plain value in place of a list',
    file: 'languages',
    from: /"languages": \[[^]*\]/,
    to: '"languages": "all"',
    at: '/languages',
    says: 'must be a list',
  },
] as const;

for (const { title, file, from, to, at, says } of faults)
  test(`${title} is said at its field`, async ({ page, studio }) => {
    studio.write(file, studio.read(file).replace(from, to));
    await openFile(page, studio, file, at);
    await expect(page.getByText(/^\d+ problems?$/)).toBeVisible();
    await expect(page.locator(`[data-field="${at}"]`).getByRole('alert').first()).toContainText(says);
  });

test('a level has the number of the product in the form, in the list of problems and before saving', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'levels', '/levels/3/volume');
  await expect(page.getByRole('button', { name: 'Business Level 3', exact: true })).toBeVisible();
  const volume = page.locator('[data-field="/levels/3/volume"]').getByRole('textbox');
  await volume.fill('2,5');
  await page.getByRole('button', { name: '1 problem' }).first().click();
  await expect(page.getByRole('button', { name: 'levels › Levels › 3 › Volume' }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await volume.fill('2.6');
  await page.getByRole('button', { name: 'Save (1)' }).click();
  await expect(page.getByRole('dialog', { name: 'Save' }).getByText(/^Level 3 “Business”/)).toBeVisible();
});

test('a file that is missing is in the tree with its problem', async ({ page, studio }) => {
  const languages = studio.read('languages');
  studio.write(
    'languages',
    languages.replace('"languages": [', '"languages": [{ "code": "sv", "label": "Svenska", "direction": "ltr" },'),
  );
  await openFile(page, studio, 'languages');
  await page.locator('nav').getByRole('button', { name: 'locales/sv' }).click();
  await expect(page.locator('main').getByRole('alert').last()).toContainText('the file is missing');
});

test(
  'a problem is a link to its place; the preview says that it is older and goes on with other files',
  { tag: '@app' },
  async ({ page, studio }) => {
    await openFile(page, studio, 'screens/wallet/send/limits');
    await expect(app(page).getByText('0.025').first()).toBeVisible({ timeout: 90_000 });
    const older = page.getByText('The preview is older than the form');
    await expect(older).toHaveCount(0);
    studio.write('tokens', studio.read('tokens').replace('"ticker": "PAXG"', '"ticker": 5'));
    await expect(older).toBeVisible();
    const status = page.getByRole('status').filter({ has: older });
    await expect(status).toContainText('config/tokens.json');
    // Another file still reaches the preview.
    studio.write('limits', studio.read('limits').replace('"0.025"', '"0.031"'));
    await expect(app(page).getByText('0.031').first()).toBeVisible();
    await expect(older).toBeVisible();
    await page
      .getByRole('button', { name: /^\d+ problems?$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'tokens › Tokens › Paxg › Ticker' }).last().click();
    await expect(page).toHaveURL(/file=tokens&at=%2Ftokens%2Fpaxg%2Fticker/);
    await expect(page.locator('[data-field="/tokens/paxg/ticker"]').locator('input').first()).toBeFocused();
    await expect(page.locator('[data-field="/tokens/paxg/ticker"]')).toContainText('must be');
    studio.write('tokens', studio.read('tokens').replace('"ticker": 5', '"ticker": "PAXG"'));
    await expect(older).toHaveCount(0);
  },
);

test(
  'a preview that has not taken the last change says that it is older, and loads again',
  { tag: '@app' },
  async ({ page, studio }) => {
    let isCut = false;
    await page.routeWebSocket(
      () => true,
      (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          if (!isCut) socket.send(message);
        });
      },
    );
    await openFile(page, studio, 'screens/wallet/send/limits');
    await expect(app(page).getByText('0.025').first()).toBeVisible({ timeout: 90_000 });
    isCut = true;
    studio.write('limits', studio.read('limits').replace('"0.025"', '"0.031"'));
    const late = page.getByRole('status').filter({ hasText: 'The preview is older than the form' });
    await expect(late).toBeVisible();
    await expect(app(page).getByText('0.025').first()).toBeVisible();
    isCut = false;
    await late.getByRole('button', { name: 'Load it again' }).click();
    await expect(app(page).getByText('0.031').first()).toBeVisible();
    await expect(late).toHaveCount(0);
  },
);
