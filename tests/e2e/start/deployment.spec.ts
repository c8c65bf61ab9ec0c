import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../scripts/build.ts';
import { SendForm, small } from '../support/send-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { codeOf } from '../support/code-files.ts';
import { expectSettled } from '../support/routes.ts';
import { whenIdle } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { followBack } from '../support/follow-links.ts';

/** Counts how often the page is loaded. */
function loads(page: Page): { count: number } {
  const counted = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counted.count += 1;
  });
  return counted;
}

/** The answers of a host for a file that a new version no longer has. */
const answers = {
  'not found': { status: 404, contentType: 'text/plain', body: 'Not found' },
  'a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Another page</title>' },
} as const;

for (const [kind, answer] of Object.entries(answers)) {
  test(`deleted code of a former version (${kind}): the page reloads automatically and keeps the input`, async ({
    page,
  }) => {
    const loaded = loads(page);
    const form = new SendForm(page);
    await page.goto('/wallet/send');
    await expectSettled(page);
    await form.amount.fill(small.amount);
    await form.address.fill(small.address);
    await page.route(codeOf('limits'), (route) => route.fulfill(answer), { times: 1 });
    await page.getByRole('link', { name: /^Limits/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('limits.title'));
    await expect(page).toHaveURL(/\/wallet\/send\/limits/);
    expect(loaded.count).toBe(2);
    await followBack(page);
    await expect(form.amount).toHaveValue(small.amount);
    await expect(form.address).toHaveValue(small.address);
  });
}

test('deleted code of a form is loaded by reloading the page', async ({ page }) => {
  const loaded = loads(page);
  await page.goto('/wallet');
  await expectSettled(page);
  await page.route(codeOf('FormInScope'), (route) =>
    loaded.count < 2 ? route.fulfill(answers['not found']) : route.fallback(),
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: said('send.title'), exact: true })
    .click();
  await expect(new SendForm(page).amount).toBeVisible();
  expect(loaded.count).toBe(2);
});

test('permanently missing code: one reload, then the error screen', async ({ page }) => {
  const loaded = loads(page);
  await page.goto('/wallet/send');
  await expectSettled(page);
  await page.route(codeOf('limits'), (route) => route.fulfill(answers['not found']));
  await page.getByRole('link', { name: /^Limits/ }).click();
  await expect.poll(() => loaded.count).toBe(2);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(said('error_title'));
  await expect(alert).toContainText(said('error_update'));
  await expect(alert.getByRole('button', { name: said('action.retry') })).toBeVisible();
  await whenIdle(page);
  expect(loaded.count).toBe(2);
});

for (const language of ['en', 'de']) {
  test(`a start with missing code shows an error in ${language} in place of the loading screen, with a retry`, async ({
    page,
  }) => {
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    const entry = /\/assets\/app-[^/]*\.js$/;
    await page.route(entry, (route) => route.fulfill(answers['not found']));
    await page.goto('/wallet');
    const texts: Record<string, string> = JSON.parse(
      readFileSync(join(root, `config/locales/${language}.json`), 'utf8'),
    );
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(texts['error_title'] ?? '');
    await expect(alert).toContainText(texts['error_update'] ?? '');
    await page.unroute(entry);
    await alert.getByRole('button', { name: texts['action.retry'] ?? '' }).click();
    await expectSettled(page);
    await expect(alert).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
  });
}

test('a start with missing code and texts shows an error in English, and keeps the launch parameter on retry', async ({
  page,
  sandbox,
}) => {
  const requested: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/v1/auth') && requested.push(request.postDataJSON()));
  await page.route(/\/assets\/[^/]*\.(js|css)$/, (route) =>
    /boot-/.test(route.request().url()) ? route.fallback() : route.fulfill(answers['not found']),
  );
  await page.route('**/i18n/*', (route) => route.abort());
  await page.goto(`/wallet?startapp=${sandbox.user.launchParameter}`);
  const retry = page.getByRole('alert').getByRole('button', { name: said('action.retry') });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(said('error_title'));
  await page.unrouteAll();
  await retry.click();
  await expectSettled(page);
  const tokenFromWeb = sandbox.user.launchParameter.replaceAll('___', '.');
  expect(requested).toMatchObject([{ tokenFromWeb }, { tokenFromWeb }]);
});
