import type { Page } from '@playwright/test';
import { textIn } from '../support/locales.ts';
import { addresses, expect, test as sellTest } from '../support/sell-form.ts';
import { SendForm, recipient, test } from '../support/send-form.ts';
import { pressEscape } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

const zero = `0x${'0'.repeat(40)}`;

/** The note with a text on the review step. */
function noteOf(page: Page, text: string) {
  return page.getByRole('main').getByRole('note').filter({ hasText: text });
}

/** The user's own deposit address on Ethereum. */
async function userAddress(form: SendForm, token: string, ticker = 'XAUT'): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await form.page.request.get(`/v1/balance/user/deposit-address/erc20/${ticker}`, { headers });
  const { address }: { address: string } = await answer.json();
  return address;
}

sellTest('W-SEND-18 after a sale on TON its address is not offered on Ethereum', async ({ form, page }) => {
  await form.open('ton');
  await form.review('0.1', addresses.ton);
  await form.confirm.click();
  await form.expectDone();
  const send = new SendForm(page);
  await send.open();
  await expect(page.getByRole('button', { name: said('form.savedAddress') })).toHaveCount(0);
  await form.open('ton');
  await form.continueWith('0.1');
  await expect(form.saved).toContainText(addresses.ton);
});

test('W-SEND-08 the review shows the amount in the largest font, its value and the fee; the zero address and the user’s own ones cause a warning', async ({
  form,
  page,
  sandbox,
}) => {
  await test.step('the review', async () => {
    await form.review();
    const sizeOf = (label: string) =>
      form.fact(label).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    await expect(form.fact(said('send.amount'))).toHaveText('0.10 XAUT');
    await expect(form.fact(said('start.value'))).toHaveText('$400');
    await expect(form.fact(said('send.fee'))).toHaveText(said('send.feeNotStated'));
    expect(await sizeOf(said('send.amount'))).toBeGreaterThan(await sizeOf(said('send.remains')));
  });
  await test.step('the zero address', async () => {
    await form.change.click();
    await form.review({ amount: '0.1', address: zero });
    await expect(noteOf(page, said('form.address.burn'))).toBeVisible();
    await form.change.click();
    await form.review({ amount: '0.1', address: recipient });
    await expect(noteOf(page, said('form.address.burn'))).toHaveCount(0);
    await expect(noteOf(page, said('form.address.own'))).toHaveCount(0);
  });
  await test.step('own addresses', async () => {
    await form.change.click();
    for (const ticker of ['XAUT', 'PAXG']) {
      const address = await userAddress(form, sandbox.user.accessToken, ticker);
      await form.review({ amount: '0.1', address: address.toLowerCase() });
      await expect(noteOf(page, said('form.address.own'))).toBeVisible();
      await form.change.click();
    }
  });
});

test('W-SEND-08 a pasted link or other notation of an address is read', async ({ form, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const pasted of [recipient.replace('0x', '0X'), `ethereum:${recipient}@1?value=1e18`]) {
    await form.address.fill('');
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await form.address.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(form.address).toHaveValue(recipient);
    await form.address.fill('');
    await page.getByRole('button', { name: said('form.paste') }).click();
    await expect(form.address).toHaveValue(recipient);
  }
});

sellTest('W-SELL-15 a pasted TON link fills in the address and the memo', async ({ form, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await form.open('ton');
  await form.continueWith('0.1');
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `ton://transfer/${addresses.ton}?amount=1&text=42`,
  );
  await form.address.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(form.address).toHaveValue(addresses.ton);
  await expect(form.memo).toHaveValue('42');
});

/** Gives the page a camera that shows a canvas, or one that the user denies; `window.camera` has its stream. */
async function giveCamera(page: Page, isDenied: boolean): Promise<void> {
  await page.addInitScript((denied) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const state: { canvas: HTMLCanvasElement; stream?: MediaStream } = { canvas };
    Object.assign(window, { camera: state });
    navigator.mediaDevices.enumerateDevices = () =>
      Promise.resolve([{ kind: 'videoinput', deviceId: '', groupId: '', label: '', toJSON: () => ({}) }]);
    navigator.mediaDevices.getUserMedia = () => {
      if (denied) return Promise.reject(new DOMException('no', 'NotAllowedError'));
      state.stream = canvas.captureStream(20);
      return Promise.resolve(state.stream);
    };
  }, isDenied);
}

/** The states of the tracks that the camera has given last. */
function tracks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { stream }: { stream?: MediaStream } = Reflect.get(window, 'camera');
    return (stream?.getTracks() ?? []).map(({ readyState }) => readyState);
  });
}

test('W-SEND-08 the device’s camera scans a code and is off afterwards', async ({ page, sandbox, form: _ }) => {
  await giveCamera(page, false);
  const form = new SendForm(page);
  // The camera sees a QR code that the app itself draws.
  await page.goto('/wallet/get?network=erc20');
  const code = page.getByRole('main').locator('canvas');
  await expect(code).toBeVisible();
  const picture = await code.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  await form.open();
  await page.getByRole('button', { name: said('form.scan') }).click();
  const dialog = page.getByRole('dialog', { name: said('form.scanHint') });
  await expect(dialog.locator('video')).toBeVisible();
  await page.evaluate(async (address) => {
    const { canvas }: { canvas: HTMLCanvasElement } = Reflect.get(window, 'camera');
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const draw = (): void => {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 400, 400);
      context.drawImage(image, 60, 60, 280, 280);
      requestAnimationFrame(draw);
    };
    draw();
  }, picture);
  await expect(form.address).toHaveValue(await userAddress(form, sandbox.user.accessToken));
  await expect(dialog).toHaveCount(0);
  expect(await tracks(page)).toEqual(['ended']);
});

test('W-SEND-08 a camera whose dialog is closed, also before its picture starts, is off', async ({ page, form: _ }) => {
  await giveCamera(page, false);
  await new SendForm(page).open();
  const dialog = page.getByRole('dialog', { name: said('form.scanHint') });
  for (const isStarted of [true, false]) {
    await page.getByRole('button', { name: said('form.scan') }).click();
    if (isStarted) await expect.poll(() => tracks(page)).toEqual(['live']);
    await expect(dialog).toBeVisible();
    await pressEscape(page);
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => tracks(page)).toEqual(['ended']);
  }
});

test('W-SEND-08 a closed camera is off, and a denied one shows a message', async ({ page, form: _ }) => {
  await giveCamera(page, true);
  const form = new SendForm(page);
  await form.open();
  await page.getByRole('button', { name: said('form.scan') }).click();
  const dialog = page.getByRole('dialog', { name: said('form.scanHint') });
  await expect(dialog).toContainText(said('form.cameraDenied'));
  await dialog.getByRole('button', { name: textIn('en', 'action.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(form.address).toBeVisible();
});

test('W-SEND-08 without a camera nothing offers to scan', async ({ page, form }) => {
  await expect(form.address).toBeVisible();
  const kinds = await page.evaluate(async () =>
    (await navigator.mediaDevices.enumerateDevices()).map(({ kind }) => kind),
  );
  expect(kinds).not.toContain('videoinput');
  await expect(page.getByRole('button', { name: said('form.scan') })).toHaveCount(0);
});
