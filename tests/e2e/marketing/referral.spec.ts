import { e2ePort } from '../../../scripts/e2e-port.ts';
import { codeOf } from '../support/code-files.ts';
import { expect, test } from '../support/fixtures.ts';
import { giveBridge } from '../support/messenger.ts';
import { expectSettled } from '../support/routes.ts';
import { textIn } from '../support/locales.ts';
import { readQr } from '../support/qr.ts';
import { pressEscape } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

interface Seen {
  readonly copied: string[];
  readonly shared: string[];
  readonly buzzed: unknown[];
}
declare global {
  interface Window {
    referral: Seen;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.referral = { copied: [], shared: [], buzzed: [] };
    const clipboard = { writeText: (text: string) => Promise.resolve(void window.referral.copied.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    Object.defineProperty(navigator, 'vibrate', { value: (ms: unknown) => window.referral.buzzed.push(ms) });
    const share = ({ text = '' }: ShareData) => Promise.resolve(void window.referral.shared.push(text));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  });
});

const dialog = { name: said('link.title') };

test('M-06 Link opens the dialog on either tab, Back and Escape close it, and the address has only what is not the default', async ({
  page,
}) => {
  const sheet = page.getByRole('dialog', dialog);
  for (const tab of ['network', 'partner'])
    await test.step(tab, async () => {
      await page.goto(`/marketing?tab=${tab}`);
      await page.getByRole('link', { name: 'Link', exact: true }).click();
      await expect(sheet).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('link', { name: 'Link', exact: true }).click();
      await expect(sheet).toBeVisible();
      await pressEscape(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(`/marketing?tab=${tab}`);
    });
  await page.getByRole('link', { name: 'Link', exact: true }).click();
  await expect(page).toHaveURL('/marketing?tab=partner&dialog=link');
  await expect(sheet.getByRole('link', { name: 'World', exact: true })).toHaveAttribute('aria-current', 'page');
  await sheet.getByRole('link', { name: 'RU', exact: true }).click();
  await expect(page).toHaveURL('/marketing?tab=partner&dialog=link&server=ru');
  await sheet.getByRole('link', { name: 'World', exact: true }).click();
  await expect(page).toHaveURL('/marketing?tab=partner&dialog=link');
});

test('M-06 a dialog whose code does not load shows an error in its place, and opens on retry', async ({ page }) => {
  const code = codeOf('src/ui/dialog/Dialog.tsx');
  await page.route(code, (route) => route.abort());
  await page.goto('/marketing');
  await expectSettled(page);
  // After missing code the page is loaded again once; after that the message stays.
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Link', exact: true }).click();
  await loadedAnew;
  const alert = page.getByRole('alert').filter({ hasText: said('state.broken') });
  await expect(alert).toBeVisible();
  await page.unroute(code);
  await alert.getByRole('button', { name: said('action.retry') }).click();
  await expect(page.getByRole('dialog', dialog)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('REF-04 SES-11 opening the web link uses the referral code', async ({ page }) => {
  const requested = page.waitForRequest((request) => request.url().endsWith('/v1/auth'));
  await page.goto('/?ref=FRIEND12');
  expect((await requested).postDataJSON()).toMatchObject({ refCode: 'FRIEND12', tokenFromWeb: '' });
  expect(page.url()).not.toContain('ref=');
});

test('a guest who came with a friend’s code and signs in by the login page as a new user is credited to the friend who came first', async ({
  page,
  context,
  sandbox,
}) => {
  await context.setExtraHTTPHeaders({});
  const sentBy = async (work: () => Promise<unknown>) => {
    const [request] = await Promise.all([page.waitForRequest('**/v1/auth'), work()]);
    return request.postDataJSON();
  };
  expect(await sentBy(() => page.goto('/?ref=DEMO0000'))).toMatchObject({ refCode: 'DEMO0000', tokenFromWeb: '' });
  expect(await sentBy(() => page.goto('/?ref=OTHER123'))).toMatchObject({ refCode: 'DEMO0000', tokenFromWeb: '' });
  // The login page opens the app in a tab of its own.
  const back = await context.newPage();
  await back.goto('/sandbox/login?return=/home/account');
  const requested = back.waitForRequest('**/v1/auth');
  await back.getByRole('link', { name: new RegExp(`^${sandbox.user.name} `) }).click();
  expect((await requested).postDataJSON()).toMatchObject({
    refCode: 'DEMO0000',
    tokenFromWeb: expect.stringContaining('.'),
  });
  await expect(back.getByRole('main')).toContainText(sandbox.user.name);
  expect(await sandbox.get('users')).toMatchObject({ invitedBy: 'DEMO0000' });
  await back.getByRole('button', { name: said('account.signOut') }).click();
  await expect(back.getByRole('alert')).toContainText(said('auth.signedOut'));
  const next = back.waitForRequest('**/v1/auth');
  await back.goto(`/home/account#startapp=${sandbox.user.launchParameter}`);
  expect((await next).postDataJSON()).toMatchObject({ refCode: 'karat' });
});

test('in the messenger a friend’s code of a sign-in that failed is carried by the next one', async ({
  page,
  sandbox,
}) => {
  await page.context().setExtraHTTPHeaders({});
  const open = async (start?: string) => {
    const query = new URLSearchParams({ user: sandbox.user.name, return: '/home/account', ...(start && { start }) });
    const requested = page.waitForRequest('**/v1/auth');
    await page.goto(`http://mini.localhost:${e2ePort()}/sandbox/mini-app?${query}`);
    return (await requested).postDataJSON();
  };
  await giveBridge(page);
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 403, times: 1 });
  expect(await open('DEMO0000')).toMatchObject({ refCode: 'DEMO0000' });
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await open()).toMatchObject({ refCode: 'DEMO0000' });
  await expect(page.getByRole('main')).toContainText(sandbox.user.name);
  expect(await sandbox.get('users')).toMatchObject({ invitedBy: 'DEMO0000' });
  expect(await open()).toMatchObject({ refCode: 'karat' });
});

test('REF-06 REF-07 REF-08 copying shows a message for 3 s and vibrates for 30 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/marketing?dialog=link');
  const sheet = page.getByRole('dialog', dialog);
  const copy = sheet.getByRole('button', { name: said('action.copy'), exact: true });
  await expect(copy).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  const copied = sheet.getByRole('button', { name: said('action.copied') });
  await expect(copied).toBeVisible();
  const link = await sheet.locator('bdi', { hasText: 'ref=' }).textContent();
  expect(await page.evaluate(() => window.referral)).toEqual({ copied: [link], shared: [], buzzed: [30] });
  await expect(sheet).toContainText(said('link.about'));
  await page.clock.runFor(2900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copied).toHaveCount(0);
  await expect(copy).toBeVisible();
});

test('REF-06 a failed copy shows a message', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await page.goto('/marketing?dialog=link');
  await page
    .getByRole('dialog', dialog)
    .getByRole('button', { name: said('action.copy'), exact: true })
    .click();
  await expect(page.getByText(said('toast.copyError'))).toBeAttached();
});

test('REF-09 REF-10 sharing is native below 600 px, and copies from there on', async ({ page }) => {
  for (const [width, isShared] of [
    [599, true],
    [600, false],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/marketing?dialog=link');
      const sheet = page.getByRole('dialog', dialog);
      await sheet.getByRole('button', { name: said('action.share') }).click();
      const link = await sheet.locator('bdi', { hasText: 'ref=' }).textContent();
      await expect
        .poll(() => page.evaluate(() => window.referral))
        .toMatchObject(
          isShared ? { shared: [`${said('link.invitation')}\n${link}`], copied: [] } : { shared: [], copied: [link] },
        );
    });
});

test('REF-01 REF-02 REF-03 REF-04 REF-05 REF-11 I18N-13 SES-06 the QR code contains the link and can be saved; each server and platform has its link with the code', async ({
  page,
  sandbox,
}) => {
  await test.step('the QR code', async () => {
    await page.goto('/marketing?dialog=link');
    const sheet = page.getByRole('dialog', dialog);
    const link = await sheet.locator('bdi', { hasText: 'ref=' }).textContent();
    expect((await readQr(sheet.getByRole('img', { name: said('link.qr') }))).text).toBe(link);
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: said('link.saveQr') }).click();
    expect((await download).suggestedFilename()).toBe('karat-link.png');
  });
  await test.step('the links', async () => {
    const { referrerCode } = await sandbox.get<{ referrerCode: string }>('users');
    const sheet = page.getByRole('dialog', dialog);
    await expect(sheet.getByText(said('link.warning'))).toBeVisible();
    const links: string[] = [];
    for (const server of ['World', 'RU']) {
      for (const platform of ['Web', 'Telegram']) {
        await sheet.getByRole('link', { name: server, exact: true }).click();
        await sheet.getByRole('link', { name: platform, exact: true }).click();
        await expect(sheet.getByRole('link', { name: server, exact: true })).toHaveAttribute('aria-current', 'page');
        const parameter = platform === 'Web' ? 'ref' : 'startapp';
        const shown = sheet.locator('bdi', { hasText: `${parameter}=` });
        await expect(shown).toBeVisible();
        const link = new URL((await shown.textContent()) ?? '');
        expect(link.searchParams.get(parameter)).toBe(referrerCode);
        links.push(link.href);
      }
    }
    expect(new Set(links).size).toBe(4);
  });
});

test('I18N-12 I18N-13 the fixed labels are not translated, all other texts are', async ({ page }) => {
  for (const code of ['ru', 'ar'])
    await test.step(code, async () => {
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), code);
      await page.goto('/marketing');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(code, 'marketing.title'));
      await expect(page.getByRole('link', { name: 'More', exact: true })).toHaveText('More');
      await page.getByRole('link', { name: 'Link', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: textIn(code, 'link.title') });
      for (const name of ['World', 'RU', 'Telegram', 'Web'])
        await expect(sheet.getByRole('link', { name, exact: true })).toHaveText(name);
    });
});
