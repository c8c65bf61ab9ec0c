import { balance } from '../support/booked.ts';
import { expect, test } from '../support/fixtures.ts';
import { SendForm } from '../support/send-form.ts';
import { said } from '../support/texts.ts';

/** Without the policy of the page: browsers that do not know Trusted Types do not enforce them. */
test.use({ bypassCSP: true });

test('without what is newer than the oldest browsers, amounts are sent and lists exported', async ({
  page,
  context,
  sandbox,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await context.addInitScript(() => {
    const newer: readonly (readonly [object, string])[] = [
      [AbortSignal, 'any'],
      [Promise, 'withResolvers'],
      [Promise, 'try'],
      [URL, 'canParse'],
      [URL, 'parse'],
      [Array, 'fromAsync'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [RegExp, 'escape'],
      [Uint8Array, 'fromBase64'],
      [Uint8Array.prototype, 'toHex'],
      [Set.prototype, 'union'],
      [Set.prototype, 'intersection'],
      [Set.prototype, 'difference'],
      [String.prototype, 'isWellFormed'],
      [Document.prototype, 'startViewTransition'],
      [Element.prototype, 'checkVisibility'],
      [Intl, 'DurationFormat'],
      [Intl, 'Segmenter'],
      [window, 'Iterator'],
      [window, 'requestIdleCallback'],
      [window, 'scheduler'],
      [window, 'trustedTypes'],
      [window, 'CompressionStream'],
      [Navigator.prototype, 'share'],
      [Navigator.prototype, 'canShare'],
      [Navigator.prototype, 'vibrate'],
    ];
    for (const [owner, name] of newer) Reflect.deleteProperty(owner, name);
  });
  const before = Number(await balance(sandbox, 'available'));
  const form = new SendForm(page);
  await form.open();
  expect(
    await page.evaluate(() => [
      typeof Reflect.get(URL, 'canParse'),
      typeof Reflect.get(window, 'trustedTypes'),
      // The app's own.
      String(Reflect.get(AbortSignal, 'any')).includes('[native code]'),
    ]),
  ).toEqual(['undefined', 'undefined', false]);
  await form.type({ amount: '0.1', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' });
  await form.continue.click();
  await form.confirm.click();
  await form.expectDone();
  expect(Number(await balance(sandbox, 'available'))).toBeCloseTo(before - 0.1, 8);
  await page.goto('/wallet/sell/history');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: said('list.csv') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sells-xaut-.*\.csv$/);
  expect(errors).toEqual([]);
});
