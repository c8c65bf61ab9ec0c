import type { Locator } from '@playwright/test';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { addresses } from '../support/sell-form.ts';
import { said } from '../support/texts.ts';
import { type Messenger, expect, test } from '../support/messenger-frame.ts';

const haptic = 'web_app_trigger_haptic_feedback';
const copied = ({ app }: Messenger, text = said('toast.addressCopied')) =>
  expect(app.getByRole('region', { name: said('toast.region') })).toContainText(text);
const copy = ({ app }: Messenger) => app.getByRole('button', { name: said('action.copy'), exact: true }).first();
const support = ({ app }: Messenger) => app.getByRole('link', { name: said('account.support') });
const landing = ({ app }: Messenger) => app.getByRole('link', { name: said('account.landing') });

test('RUN-04 W-SEND-16 external links are opened by the messenger: its own inside it, others in a browser, as the web version', async ({
  context,
  messenger,
}) => {
  await test.step('of the account', async () => {
    const opened: string[] = [];
    context.on('page', (other) => opened.push(other.url()));
    await messenger.open('/home/account');
    await landing(messenger).click();
    await messenger.expectLast('web_app_open_link', { url: 'https://karat.example.com/' });
    await support(messenger).click();
    await messenger.expectLast('web_app_open_tg_link', { path_full: '/karat_example_support' });
    expect(await messenger.eventsOf('web_app_open_link')).toHaveLength(1);
    expect(opened).toEqual([]);
  });
  await test.step('the web version', async () => {
    await messenger.open('/wallet/send');
    await messenger.app.getByRole('link', { name: said('action.openWeb') }).click();
    await expect.poll(() => messenger.eventsOf('web_app_open_link')).toHaveLength(1);
    expect((await messenger.eventsOf('web_app_open_link'))[0]?.['url']).toMatch(
      new RegExp(`^http://mini.localhost:${e2ePort()}/sandbox/login\\?accessToken=`),
    );
  });
});

test('W-GET-05 W-GET-04 copying vibrates, and works without the clipboard if the frame may not use it; sharing uses the messenger', async ({
  messenger,
  page,
}) => {
  await test.step('copying', async () => {
    await messenger.open('/wallet/get');
    await copy(messenger).click();
    await copied(messenger);
    await messenger.expectLast(haptic, { type: 'notification', notification_type: 'success' });
    await expect(copy(messenger)).toBeFocused();
    await page.context().grantPermissions(['clipboard-read'], { origin: 'https://web.telegram.org' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Token: XAUT\nNetwork: TON\nAddress: [EU]Q[\w-]{46}\nMemo: \d+$/,
    );
  });
  await test.step('sharing', async () => {
    await messenger.app
      .getByRole('button', { name: said('action.share') })
      .first()
      .click();
    await expect.poll(() => messenger.eventsOf('web_app_open_tg_link')).toHaveLength(1);
    expect((await messenger.eventsOf('web_app_open_tg_link'))[0]?.['path_full']).toMatch(
      /^\/share\/url\?url=Token%3A%20XAUT.*[EU]Q[\w-]{46}%0AMemo%3A%20\d+$/,
    );
  });
});

test('RUN-05 an export is copied instead of saved as a file', async ({ messenger, page }) => {
  await messenger.open('/wallet/sell/history');
  await messenger.app.getByRole('button', { name: said('list.csv') }).click();
  await copied(messenger, said('toast.copied'));
  await page.context().grantPermissions(['clipboard-read'], { origin: 'https://web.telegram.org' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(',');
});

/** Types a text right after the next message of the messenger, before the app draws what the message brings. */
async function typeWithNextMessage(field: Locator, text: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, typed) => {
    const type = (): void => {
      // By the native setter: React ignores an event after a value that was set through its own.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    window.addEventListener('message', type, { once: true });
  }, text);
}

test.describe('the address of a sale', () => {
  const scanner = ({ app }: Messenger) => app.getByRole('button', { name: said('form.scan'), exact: true });
  const address = ({ app }: Messenger) => app.getByRole('textbox', { name: said('sell.address') });
  const toAddress = async (messenger: Messenger, platform: string, version = '8.0') => {
    await messenger.open('/wallet/sell?currency=xaut&network=ton', { platform, version });
    await messenger.app.getByRole('textbox', { name: said('sell.amount'), exact: true }).fill('0.1');
    await messenger.main.click();
    await expect(address(messenger)).toBeVisible();
  };

  test('RUN-05 is scanned on a phone, with the memo in its code, which goes with its address; a typed memo stays', async ({
    messenger,
  }) => {
    await test.step('the address', async () => {
      await toAddress(messenger, 'ios');
      await scanner(messenger).click();
      await messenger.expectLast('web_app_open_scan_qr_popup', { text: said('form.scanHint') });
      await messenger.tell('scan_qr_popup_closed');
      await scanner(messenger).click();
      await expect.poll(() => messenger.eventsOf('web_app_open_scan_qr_popup')).toHaveLength(2);
      await expect(address(messenger)).toHaveValue('');
      await messenger.tell('qr_text_received', { data: `ton://transfer/${addresses.ton}?amount=1000` });
      await expect(address(messenger)).toHaveValue(addresses.ton);
      await expect.poll(() => messenger.eventsOf('web_app_close_scan_qr_popup')).toHaveLength(1);
    });
    await test.step('the memo', async () => {
      const memo = messenger.app.getByRole('textbox', { name: said('sell.memo') });
      const scan = async (query: string) => {
        await scanner(messenger).click();
        await messenger.tell('qr_text_received', { data: `ton://transfer/${addresses.ton}?${query}` });
        await expect(address(messenger)).toHaveValue(addresses.ton);
      };
      await scan('amount=1000&text=932%20157');
      await expect(memo).toHaveValue('932 157');
      await address(messenger).fill('');
      await expect(memo).toHaveValue('');
      await scan('amount=1000');
      await expect(memo).toHaveValue('');
      await memo.fill('48');
      await address(messenger).fill('');
      await scan('amount=1000');
      await expect(memo).toHaveValue('48');
      await typeWithNextMessage(address(messenger), 'U');
      await scanner(messenger).click();
      await messenger.tell('qr_text_received', { data: `ton://transfer/${addresses.ton}?text=932%20157` });
      await expect(address(messenger)).toHaveValue('U');
      await expect(memo).toHaveValue('48');
    });
  });

  test('RUN-05 is scanned neither on a computer nor in an old messenger', async ({ messenger }) => {
    for (const [platform, version] of [
      ['weba', '8.0'],
      ['tdesktop', '8.0'],
      ['android', '6.3'],
    ] as const)
      await test.step(`${platform} ${version}`, async () => {
        await toAddress(messenger, platform, version);
        await expect(scanner(messenger)).toHaveCount(0);
      });
  });
});

test.describe('in the oldest messenger', () => {
  test('RUN-05 unknown methods are not called, and each has a replacement', async ({ messenger, page }) => {
    await page.addInitScript(() => {
      const seen: unknown[] = [];
      Object.assign(window, { seen });
      Object.defineProperty(navigator, 'share', { value: (value: unknown) => Promise.resolve(seen.push(value)) });
      Object.defineProperty(navigator, 'vibrate', { value: (value: unknown) => seen.push(value) });
    });
    await messenger.open('/wallet/get', { version: '6.0' });
    await copy(messenger).click();
    await copied(messenger);
    await messenger.app
      .getByRole('button', { name: said('action.share') })
      .first()
      .click();
    const seen = () => messenger.app.locator('html').evaluate((): unknown => Reflect.get(window, 'seen'));
    await expect.poll(seen).toEqual([30, { text: expect.stringMatching(/^Address: [EU]Q/m) }]);
    const names = [...(await messenger.names())];
    await messenger.open('/home/account', { version: '6.0' });
    await support(messenger).click();
    await messenger.expectLast('web_app_open_link', { url: 'https://t.me/karat_example_support' });
    const known = new Set([
      'iframe_ready',
      'web_app_ready',
      'web_app_expand',
      'web_app_request_theme',
      'web_app_request_viewport',
      'web_app_open_link',
      'web_app_setup_closing_behavior',
      'web_app_setup_main_button',
    ]);
    expect([...names, ...(await messenger.names())].filter((name) => !known.has(name))).toEqual([]);
  });
});

test('REF-08 on the web copying vibrates for 30 ms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    Object.defineProperty(navigator, 'vibrate', { value: (value: unknown) => felt.push(value) });
  });
  await page.goto('/wallet/get?network=ton');
  await page
    .getByRole('button', { name: said('action.copy'), exact: true })
    .first()
    .click();
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, 'felt'))).toEqual([30]);
});

test('RUN-05 a choice is felt, a typed text is not', async ({ messenger }) => {
  await messenger.open('/home/account');
  await messenger.app.getByText(said('account.light'), { exact: true }).click();
  await messenger.expectLast(haptic, { type: 'selection_change' });
  await messenger.open('/wallet/sell?network=ton');
  const amount = messenger.app.getByRole('textbox', { name: said('sell.amount'), exact: true });
  await amount.fill('0.1');
  await amount.blur();
  expect(await messenger.eventsOf(haptic)).toEqual([]);
});
