import type { Page } from '@playwright/test';
import { addAxe, seriousFaults } from '../support/axe.ts';
import { keysOfRequests, sold, withdrawn } from '../support/booked.ts';
import { CodeStep } from '../support/two-factor-step.ts';
import { marketingSend } from '../support/marketing-form.ts';
import { expectDoubt } from '../support/order-form.ts';
import { expect, test } from '../support/sell-form.ts';
import { SendForm } from '../support/send-form.ts';
import { tapWhenEnabled } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

/** Everything that the page has stored, its address, and what it has logged. */
async function kept(page: Page, logged: readonly string[]): Promise<string> {
  const stored = await page.evaluate(async () => {
    const texts: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    texts.push(document.cookie, location.href, history.state);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(await (await cache.match(request))?.text());
    }
    return JSON.stringify(texts);
  });
  return [stored, ...logged].join('\n');
}

test('API-12 W-SELL-18 a sale asks for the code that the API wants, says when it is wrong, and is done once', async ({
  form,
  page,
  sandbox,
}) => {
  const step = new CodeStep(page, sandbox);
  await step.turnOn();
  await form.review();
  await form.confirm.click();
  await expect(step.cells).toBeVisible();
  // What was reviewed stands above.
  await expect(form.fact(said('sell.amount'))).toHaveText('0.10 XAUT');
  await expect(form.message.filter({ hasText: said('failure.notSent') })).toHaveCount(0);
  await addAxe(page);
  expect(await page.evaluate(seriousFaults)).toEqual([]);

  await test.step('Back leads to the review, and the review to the fields', async () => {
    await tapWhenEnabled(step.back);
    await expect(step.cells).toHaveCount(0);
    await tapWhenEnabled(form.confirm);
    await expect(step.cells).toBeVisible();
    await page.goBack();
    await expect(step.cells).toHaveCount(0);
    await form.expectKept();
    await form.confirm.click();
  });

  await test.step('a wrong code', async () => {
    await expect(form.confirm).toBeDisabled();
    await step.type('000000');
    await tapWhenEnabled(form.confirm);
    await expect(step.message).toContainText(said('twoFactor.invalid'));
    await expect(step.message).toContainText(said('twoFactor.attemptsLeft', { left: '4' }));
    await step.expectEmpty();
    await expect(form.fact(said('sell.amount'))).toHaveText('0.10 XAUT');
    expect(await sold(sandbox)).toEqual([]);
  });

  await step.type(await step.present());
  await tapWhenEnabled(form.confirm);
  await form.expectDone();
  expect(await sold(sandbox)).toEqual(['0.1 XAUT']);

  await test.step('W-SEND-09 the same sale again: its question comes once, before the code', async () => {
    await form.open();
    await form.review();
    await form.confirm.click();
    await tapWhenEnabled(form.message.getByRole('button', { name: said('transfer.goOn') }));
    await step.type(await step.present());
    await tapWhenEnabled(form.confirm);
    await form.expectDone();
    expect(await sold(sandbox)).toEqual(['0.1 XAUT', '0.1 XAUT']);
  });
  const keys = await keysOfRequests(sandbox, 'requestSell');
  expect(new Set(keys).size).toBe(keys.length);
});

test('API-12 M-SEND-08 a withdrawal whose answer was lost takes a new code to be sent again; no code is kept', async ({
  page,
  sandbox,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await sandbox.post('balance', { ticker: 'XAUT', account: 'partner', amount: '2' });
  const step = new CodeStep(page, sandbox);
  await step.turnOn();
  const form = marketingSend(page, 'partner');
  await form.open();
  await form.review();
  await form.confirm.click();
  const first = await step.present();
  await step.type(first);
  await sandbox.fault({ operation: form.operation, kind: 'lost-answer' });
  await tapWhenEnabled(form.confirm);
  await expectDoubt(form);
  await expect(step.cells).toHaveCount(0);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);

  await sandbox.clearFaults();
  await tapWhenEnabled(form.sendAgain);
  await expect(step.cells).toBeVisible();
  await expect(form.sendAgain).toHaveCount(1);
  const second = await step.present();
  await step.type(second);
  const text = await kept(page, logged);
  for (const code of [first, second]) expect(text).not.toContain(code);
  await tapWhenEnabled(form.sendAgain);
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  const codes = form.posts.map((post) => post.postDataJSON().twoFactorCode);
  expect(codes).toEqual(['', first, second]);
  const [, ...keys] = await Promise.all(form.posts.map((post) => post.headerValue('idempotency-key')));
  expect(new Set(keys).size).toBe(1);
  expect(JSON.stringify(await sandbox.requests(form.operation))).not.toContain(first);
});

test('API-12 W-SEND-12 a withdrawal from the wallet sends the placeholder, and says what to do where the API wants a code', async ({
  page,
  sandbox,
}) => {
  const step = new CodeStep(page, sandbox);
  await step.turnOn();
  await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '2' });
  const form = new SendForm(page);
  await form.open();
  await form.review();
  await form.confirm.click();
  await expect(form.message).toContainText(said('failure.notSent'));
  await expect(form.message).toContainText(said('twoFactor.notHere'));
  await expect(form.message.getByRole('button')).not.toHaveCount(0);
  await expect(step.cells).toHaveCount(0);
  expect(form.posts.map((post) => post.postDataJSON().twoFactorCode)).toEqual(['000000']);
});
