import { hold } from '../support/change-answers.ts';
import { balance, withdrawn } from '../support/booked.ts';
import { boxesOf } from '../support/element-boxes.ts';
import type { SandboxUser } from '../support/fixtures.ts';
import { confirmWithoutAnswer, expectDoubt, goesThrough, goesThroughAgain } from '../support/order-form.ts';
import { type SendForm, expect, test } from '../support/send-form.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

const operation = 'requestWithdraw';
/** The text that says that nothing was sent; its presence is part of the tests. */
const notSent = said('failure.notSent');

/** Expects that the second confirmation succeeds and nothing is taken twice. */
async function secondTryGoesThrough(form: SendForm, sandbox: SandboxUser): Promise<void> {
  await goesThrough(form, sandbox);
  expect(await balance(sandbox, 'available')).toBe('1.9');
}

test('W-SEND-09 the message of a refusal says that no money has moved, that of an unknown outcome does not', () => {
  expect(notSent).toMatch(/no money has moved/);
  for (const key of ['transfer.noAnswer', 'transfer.unclear', 'transfer.refusedAgain'] as const)
    expect(said(key)).not.toMatch(/no money/);
});

test.describe('the server refused: nothing moved, and the user can try again', () => {
  test('W-SEND-09 422, 429, 403 and canceled with success, one after the other, then it succeeds', async ({
    form,
    page,
    sandbox,
  }) => {
    await form.review();
    for (const [status, message, hint] of [
      [422, 'Closed today', ''],
      [429, 'Slow down', said('failure.rateLimited')],
      [403, 'Not you', ''],
    ] as const) {
      await sandbox.fault({ operation, kind: 'status', status, message, times: 1 });
      await form.confirm.click();
      for (const text of [said('send.failed'), notSent, hint, said('failure.serverSays', { message })])
        await expect(form.message).toContainText(text);
      await form.change.click();
      await form.expectTyped();
      await form.continue.click();
      await expect(form.message).toBeEmpty();
    }
    expect(form.posts).toHaveLength(3);
    await page.route(`**${form.path}`, (route) => route.fulfill({ json: { id: 'x-1', status: 'cancelled' } }), {
      times: 1,
    });
    await form.confirm.click();
    await expect(form.message).toContainText(said('transfer.declined', { status: said('status.cancelled') }));
    expect(await withdrawn(sandbox)).toEqual([]);
    await goesThrough(form, sandbox, 5);
  });

  test('W-SEND-09 422 that names a field leads back to it', async ({ form, sandbox }) => {
    await form.review();
    for (const field of ['amount', 'address'] as const)
      await test.step(field, async () => {
        const before = form.posts.length;
        await sandbox.fault({ operation, times: 1, kind: 'status', status: 422, field, message: 'Not this one' });
        await form.confirm.click();
        await expect(form[field]).toHaveAccessibleDescription(/^Not this one( Available: |$)/);
        await expect(form[field]).toBeFocused();
        await expect(form.message).toContainText(notSent);
        await form.expectTyped();
        expect(form.posts).toHaveLength(before + 1);
        expect(await withdrawn(sandbox)).toEqual([]);
        await form.continue.click();
      });
    await goesThrough(form, sandbox, 3);
    expect(await balance(sandbox, 'available')).toBe('1.9');
  });

  test('W-SEND-09 an expired token: the app signs in again and does not resend the withdrawal automatically', async ({
    form,
    page,
    sandbox,
  }) => {
    await form.review();
    await sandbox.fault({ operation, kind: 'status', status: 401, times: 1 });
    const before = (await sandbox.requests('authenticate')).length;
    await form.confirm.click();
    await expect(form.message).toContainText(said('failure.session'));
    await expect(form.message).toContainText(notSent);
    expect(await sandbox.requests('authenticate')).toHaveLength(before + 1);
    await page.clock.fastForward(60_000);
    expect(form.posts).toHaveLength(1);
    expect(await withdrawn(sandbox)).toEqual([]);
    await secondTryGoesThrough(form, sandbox);
  });

  test('W-SEND-09 an expired token that cannot be renewed: no message about a renewed session until there is one', async ({
    form,
    page,
    sandbox,
  }) => {
    const texts: string[] = [];
    await page.exposeFunction('onText', (text: string) => texts.push(text));
    await page.evaluate(() => {
      const watch = new MutationObserver(() => Reflect.get(window, 'onText')(document.body.innerText));
      watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await form.review();
    await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401 });
    await sandbox.fault({ operation, kind: 'status', status: 401, times: 1 });
    await form.confirm.click();
    await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
    expect(texts.join()).not.toContain(said('failure.session'));
    await sandbox.clearFaults();
    await page.getByRole('button', { name: said('action.retry') }).click();
    await expect(form.message).toContainText(said('failure.session'));
    await expect(form.message).toContainText(notSent);
    expect(await withdrawn(sandbox)).toEqual([]);
    await secondTryGoesThrough(form, sandbox);
  });
});

test('W-SEND-09 the session ends while it is sent: the sign-in screen says that no money has moved', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401 });
  await sandbox.fault({ operation, kind: 'status', status: 401, times: 1 });
  await form.confirm.click();
  await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
  await expect(page.getByRole('note')).toContainText(said('transfer.notSentText'));
  expect(await withdrawn(sandbox)).toEqual([]);
});

test('W-SEND-09 a refused token proves that nothing moved, also if the session is renewed only after a while', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  const release = await hold(page, '/v1/auth');
  await sandbox.fault({ operation, kind: 'status', status: 401, times: 1 });
  const requested = page.waitForRequest('**/v1/auth');
  await form.confirm.click();
  await requested;
  await page.clock.fastForward(19_000);
  await page.clock.fastForward(2000);
  release();
  await expectSoon(form.message.getByText(said('failure.session')));
  await expect(form.message).toContainText(notSent);
  expect(await withdrawn(sandbox)).toEqual([]);
  await secondTryGoesThrough(form, sandbox);
});

test('W-SEND-09 sent without an answer, then the session ends: the sign-in screen says that it is not confirmed', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  // The history beside the doubt is requested, too: without a token it would end the session before the tap.
  await expect(form.sendAgain).toBeEnabled();
  await sandbox.clearFaults();
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401 });
  await sandbox.post('tokens/expire');
  await form.sendAgain.click();
  await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
  await expect(page.getByRole('note')).toContainText(said('transfer.unconfirmed'));
  await expect(page.getByText(said('transfer.notSentText'))).toHaveCount(0);
});

test('W-SEND-09 after an answer without an outcome, no message says that nothing moved', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  const headers = { location: '/v1/nowhere' };
  for (const status of [409, 408, 302, 303]) {
    await page.route(
      `**${form.path}`,
      async (route) =>
        route.fulfill(status < 400 ? { status, headers } : { response: await route.fetch(), status, body: '' }),
      { times: 1 },
    );
    await (status === 409 ? form.confirm : form.sendAgain).click();
    await expectDoubt(form);
    await expect(form.message).toContainText(said(status < 400 ? 'transfer.noAnswer' : 'transfer.unclear'));
  }
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  await form.sendAgain.click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 a message about a transfer is not left under the bar of a small screen', async ({
  form,
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await form.review();
  await sandbox.fault({ operation, kind: 'status', status: 422, times: 1 });
  const bar = page.getByRole('navigation').last();
  for (const last of [said('failure.notSent'), said('transfer.unconfirmed')]) {
    await form.confirm.click();
    await expect(form.message.getByText(last)).toBeInViewport();
    const [text, nav] = await boxesOf(form.message.getByText(last), bar);
    expect(text.y + text.height).toBeLessThanOrEqual(nav.y);
    await sandbox.fault({ operation, kind: 'status', status: 500, times: 1 });
  }
});

for (const kind of ['lost-answer', 'malformed', 'truncated', 'breaks-contract', 'empty', 'reset', 'status'] as const) {
  test(`W-SEND-09 ${kind}: it shows as not confirmed, and is sent again under its key`, async ({ form, sandbox }) => {
    await form.review();
    await sandbox.fault({ operation, kind });
    await form.confirm.click();
    await expectDoubt(form);
    await goesThroughAgain(form, sandbox);
    expect(await balance(sandbox, 'available')).toBe('1.9');
  });
}
