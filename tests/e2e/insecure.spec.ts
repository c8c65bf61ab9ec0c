import { e2ePort } from '../../scripts/e2e-port.ts';
import { expect, test } from './fixtures.ts';
import { textIn } from './locales.ts';

/** A host whose plain http no browser calls secure. */
const address = `http://app.insecure.test:${e2ePort()}/wallet?startapp=friend1`;

for (const language of ['en', 'ar'])
  test(`a page that is not secure says so in ${language}, asks the API for nothing and starts nothing`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    await page.goto(address);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText(textIn(language, 'insecure.title'));
    await expect(alert).toContainText(textIn(language, 'insecure.text'));
    await expect(alert.getByRole('button')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked.filter((path) => path !== '/wallet' && !/^\/(assets\/|icon\.svg)/.test(path))).toEqual([]);
    await expect(page.locator('#app')).toBeEmpty();
    // The launch stays in the address, for when it is opened with https.
    expect(page.url()).toBe(address);
  });
