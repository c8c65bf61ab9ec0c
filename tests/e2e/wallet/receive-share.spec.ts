import { expect, test } from '../support/fixtures.ts';
import { said } from '../support/texts.ts';

test.use({ like: 'new' });

interface Seen {
  shared?: unknown;
  copied?: string;
}
declare global {
  interface Window {
    seen: Seen;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.seen = {};
    const clipboard = {
      writeText: (text: string) => Promise.resolve(void (window.seen.copied = text)),
      readText: () => Promise.resolve(''),
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (value: unknown) => Promise.resolve(void (window.seen.shared = value)),
    });
  });
});

const address = /^0x[0-9a-fA-F]{40}$/;
const path = '/wallet/get?network=erc20';

test('W-GET-04 W-GET-05 W-GET-06 sharing passes the address to the device, copying shows a toast, a failed copy another', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole('button', { name: said('action.share') }).click();
  await expect.poll(() => page.evaluate(() => Object(window.seen.shared).text)).toMatch(address);
  expect(await page.evaluate(() => window.seen.copied)).toBeUndefined();
  const copy = page.getByRole('button', { name: said('action.copy'), exact: true });
  await copy.click();
  await expect(page.getByRole('region', { name: said('toast.region') })).toContainText(said('toast.addressCopied'));
  expect(await page.evaluate(() => window.seen.copied)).toMatch(address);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await copy.click();
  const failed = page.getByRole('alert').filter({ hasText: said('toast.copyError') });
  await expect(failed).toContainText(said('toast.copyByHand'));
});

test('W-GET-04 a canceled share shows no message; if sharing fails or is missing the address is copied', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const value = () =>
      Promise.reject(new DOMException('closed', 'AbortError')).finally(() => (window.seen.shared = 'closed'));
    Object.defineProperty(navigator, 'share', { value });
  });
  await page.goto(path);
  await page.getByRole('button', { name: said('action.share') }).click();
  await expect.poll(() => page.evaluate(() => window.seen.shared)).toBe('closed');
  expect(await page.evaluate(() => window.seen.copied)).toBeUndefined();
  await expect(page.getByText(said('toast.copyError'))).toHaveCount(0);
  for (const what of ['fails', 'is missing'])
    await test.step(what, async () => {
      await page.addInitScript((isMissing) => {
        const value = isMissing ? undefined : () => Promise.reject(new Error('broken'));
        Object.defineProperty(navigator, 'share', { value });
      }, what === 'is missing');
      await page.goto(path);
      await page.getByRole('button', { name: said('action.share') }).click();
      await expect(page.getByRole('region', { name: said('toast.region') })).toContainText(said('toast.addressCopied'));
      expect(await page.evaluate(() => window.seen.copied)).toMatch(address);
    });
});
