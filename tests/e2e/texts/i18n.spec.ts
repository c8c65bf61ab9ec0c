import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { languages, textIn, textsOf } from '../support/locales.ts';
import { expectSettled } from '../support/routes.ts';

const section = (page: Page) =>
  page.getByRole('navigation').getByRole('link').and(page.locator('[aria-current="page"]'));

/** Expects that the wallet is in a language and the page declares it. */
async function expectLanguage(page: Page, code: string): Promise<void> {
  await expect(section(page).last()).toHaveText(textIn(code, 'nav.wallet'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(code, 'wallet.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', code);
}

const store = (page: Page, code: string) => page.addInitScript((lang) => localStorage.setItem('lang', lang), code);

test.describe('with a browser in French', () => {
  test.use({ locale: 'fr-FR' });

  test('I18N-02 I18N-03 the language at launch is the supported stored choice, or that of the browser', async ({
    page,
  }) => {
    await page.goto('/wallet');
    await expectLanguage(page, 'fr');
    await store(page, 'xx');
    await page.goto('/wallet');
    await expectLanguage(page, 'fr');
    await store(page, 'de');
    await page.goto('/wallet');
    await expectLanguage(page, 'de');
  });
});

for (const [id, locale, code] of [
  ['I18N-03', 'pt-BR', 'pt'],
  ['I18N-04', 'ja-JP', 'en'],
] as const) {
  test.describe(`with a browser in ${locale}`, () => {
    test.use({ locale });
    test(`${id} the language is ${code}`, async ({ page }) => {
      await page.goto('/wallet');
      await expectLanguage(page, code);
    });
  });
}

test('I18N-05 I18N-06 the texts of a language come from GET /i18n/{lng}.json?version=0.0.5, requested once; a missing one shows in English', async ({
  page,
  sandbox,
}) => {
  await test.step('one request', async () => {
    await store(page, 'de');
    const [answer] = await Promise.all([page.waitForResponse('**/i18n/de.json*'), page.goto('/wallet')]);
    const { pathname, search } = new URL(answer.url());
    expect([answer.request().method(), pathname, search]).toEqual(['GET', '/i18n/de.json', '?version=0.0.5']);
    expect(await answer.json()).toEqual(textsOf('de'));
    await expectSettled(page);
    const requested = (await sandbox.requests('translations')).map(({ path }) => path);
    expect(requested.filter((path) => path === '/i18n/de.json')).toHaveLength(1);
  });
  await test.step('a missing text', async () => {
    await store(page, 'de');
    const { 'wallet.account': _, ...rest } = textsOf('de');
    await page.route('**/i18n/de.json*', (route) => route.fulfill({ json: rest }));
    await page.goto('/wallet');
    await expectLanguage(page, 'de');
    await expect(page.getByRole('heading', { level: 2, name: textIn('en', 'wallet.account') })).toBeVisible();
  });
});

test('I18N-11 the labels Xaut and PaxG are not translated', async ({ page }) => {
  for (const code of ['ru', 'ar'])
    await test.step(code, async () => {
      await store(page, code);
      await page.goto('/wallet');
      await expect(page.getByRole('navigation', { name: textIn(code, 'wallet.token') }).getByRole('link')).toHaveText([
        'Xaut',
        'PaxG',
      ]);
    });
});

/** The pauses before each retry for a file of texts, ms. */
const pauses = [350, 700, 1400, 2800, 5600];

/** What the toast says about a language that could not be loaded. */
const messageOf = (code: string): string =>
  textIn('en', 'language.missing').replace('{{language}}', languages.find((one) => one.code === code)?.label ?? '');

/** Records the pauses before retries and shortens them to `instead` ms. */
async function watchPauses(page: Page, instead: number): Promise<() => Promise<number[]>> {
  await page.addInitScript(
    ({ known, instead: ms }) => {
      const durations: number[] = [];
      const original = window.setTimeout.bind(window);
      const recorded = (work: () => void, requested = 0) => {
        const isKnown = known.includes(requested);
        if (isKnown) durations.push(requested);
        return original(work, isKnown ? ms : requested);
      };
      Object.assign(window, { durations, setTimeout: recorded });
    },
    { known: [...pauses, 11_200], instead },
  );
  return () => page.evaluate(() => Reflect.get(window, 'durations'));
}

test.describe('when the files of texts fail', () => {
  test('I18N-07 I18N-08 I18N-10 a file is requested again 5 times, after 350 ms and twice as long each time; it is only logged', async ({
    page,
    sandbox,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const recordedPauses = await watchPauses(page, 0);
    await sandbox.fault({ operation: 'translations', kind: 'status', status: 503 });
    await page.goto('/home/account');
    await expect.poll(() => logged).toContainEqual(expect.stringMatching(/texts of "en" could not be loaded/));
    expect(await recordedPauses()).toEqual(pauses);
    expect(await sandbox.requests('translations')).toHaveLength(6);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn('en', 'account.title'));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('I18N-08 the first retry is as early when the app’s code loads slowly', async ({ page, sandbox }) => {
    const { promise: requested, resolve: onRequest } = Promise.withResolvers<void>();
    await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
      await requested;
      await route.continue();
    });
    await sandbox.fault({ operation: 'translations', kind: 'status', status: 503, times: 1 });
    await page.goto('/wallet');
    await expect.poll(async () => (await sandbox.requests('translations')).length).toBe(2);
    onRequest();
    await expectSettled(page);
    expect(await sandbox.requests('translations')).toHaveLength(2);
  });

  test('I18N-10 FMT-03 English shows immediately after a failure, with its direction and formats; a toast says so and tries again', async ({
    page,
    sandbox,
  }) => {
    const hour = 3_600_000;
    await watchPauses(page, hour);
    const html = page.locator('html');
    for (const [what, code, fault] of [
      ['an error', 'ar', { kind: 'status', status: 500 }],
      ['a broken connection', 'de', { kind: 'truncated' }],
      ['something that is no JSON', 'ar', { kind: 'malformed' }],
      ['an empty file', 'de', { kind: 'empty' }],
      ['a file that is not there', 'de', { kind: 'status', status: 404 }],
    ] as const)
      await test.step(what, async () => {
        await store(page, code);
        await sandbox.clearFaults();
        await sandbox.fault({ operation: 'translations', ...fault });
        await page.goto('/wallet');
        await expectLanguage(page, 'en');
        await expect(html).toHaveAttribute('dir', 'ltr');
        await expect(page.getByRole('main')).toContainText('3.0241889');
        const toast = page.getByRole('alert').filter({ hasText: messageOf(code) });
        await expect(toast).toBeInViewport({ ratio: 1 });
        await sandbox.clearFaults();
        await toast.getByRole('button', { name: textIn('en', 'action.retry') }).click();
        await expect(toast).toHaveCount(0);
        await expectLanguage(page, code);
        await expect(html).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr');
        expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(code);
      });
  });

  test('I18N-07 a language applies once a later try has loaded its file', async ({ page, sandbox }) => {
    await store(page, 'de');
    await sandbox.fault({ operation: 'translations', kind: 'status', status: 500, times: 2 });
    await page.goto('/wallet');
    await expectLanguage(page, 'de');
    await expect(page.getByRole('main')).toContainText('3,0241889');
  });
});
