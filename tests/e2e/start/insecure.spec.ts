import { e2ePort } from '../../../scripts/e2e-port.ts';
import { expect, test } from '../support/fixtures.ts';
import { textIn } from '../support/locales.ts';
import { whenIdle } from '../support/expect-soon.ts';

/** A host whose http address is not a secure context in any browser. */
const address = `http://app.insecure.test:${e2ePort()}/wallet?startapp=friend1`;

for (const language of ['en', 'ar'])
  test(`an insecure page shows a message in ${language}, requests nothing from the API and starts nothing`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    await page.goto(address);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText(textIn(language, 'insecure.title'));
    await expect(alert).toContainText(textIn(language, 'insecure.text'));
    await expect(alert.getByRole('button')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await whenIdle(page);
    expect(requested.filter((path) => path !== '/wallet' && !/^\/(assets\/|icon\.svg|reload\.js)/.test(path))).toEqual(
      [],
    );
    await expect(page.locator('#app')).toBeEmpty();
    // The launch parameter stays in the address, so that it can be opened with https.
    expect(page.url()).toBe(address);
  });
