import { balance, withdrawn } from './books.ts';
import type { SandboxUser } from './fixtures.ts';
import { expectDoubt, goesThrough, goesThroughAgain } from './order-form.ts';
import { type SendForm, expect, test } from './send-form.ts';
import { said } from './texts.ts';

const operation = 'requestWithdraw';
/** The texts that say whether money moved; what they say is part of what is tested. */
const notSent = said('failure.notSent');

/** The user's second try goes through, and nothing is taken twice. */
async function secondTryGoesThrough(form: SendForm, sandbox: SandboxUser): Promise<void> {
  await goesThrough(form, sandbox);
  expect(await balance(sandbox, 'available')).toBe('1.9');
}

test('W-SEND-09 what is told of a refusal says that no money has moved, what is told of a doubt does not', () => {
  expect(notSent).toMatch(/no money has moved/);
  for (const key of ['transfer.noAnswer', 'transfer.unclear', 'transfer.refusedAgain'] as const)
    expect(said(key)).not.toMatch(/no money/);
});

test.describe('the server refused, so nothing moved and the next try is up to the user', () => {
  test('W-SEND-09 422, 429 and 403, one after the other, then it goes through', async ({ form, sandbox }) => {
    await form.review();
    for (const [status, message, hint] of [
      [422, 'Closed today', ''],
      [429, 'Slow down', said('failure.rateLimited')],
      [403, 'Not you', ''],
    ] as const) {
      await sandbox.fault({ operation, kind: 'status', status, message, times: 1 });
      await form.confirm.click();
      for (const text of [said('send.failed'), notSent, hint, said('failure.serverSays', { message })])
        await expect(form.told).toContainText(text);
      await form.change.click();
      await form.expectTyped();
      await form.continue.click();
      await expect(form.told).toBeEmpty();
    }
    expect(form.posts).toHaveLength(3);
    expect(await withdrawn(sandbox)).toEqual([]);
    await goesThrough(form, sandbox, 4);
  });

  for (const field of ['amount', 'address'] as const) {
    test(`W-SEND-09 422 that names the ${field} leads back to it`, async ({ form, sandbox }) => {
      await form.review();
      await sandbox.fault({ operation, times: 1, kind: 'status', status: 422, field, message: 'Not this one' });
      await form.confirm.click();
      await expect(form[field]).toHaveAccessibleDescription(/^Not this one( Available: |$)/);
      await expect(form[field]).toBeFocused();
      await expect(form.told).toContainText(notSent);
      await form.expectTyped();
      expect(form.posts).toHaveLength(1);
      expect(await withdrawn(sandbox)).toEqual([]);
      await form.continue.click();
      await secondTryGoesThrough(form, sandbox);
    });
  }

  test('W-SEND-09 an expired token: signed in once more, and the withdrawal is not sent again by itself', async ({
    form,
    page,
    sandbox,
  }) => {
    await form.review();
    await sandbox.post('tokens/expire');
    const before = (await sandbox.requests('authenticate')).length;
    await form.confirm.click();
    await expect(form.told).toContainText(said('failure.session'));
    await expect(form.told).toContainText(notSent);
    expect(await sandbox.requests('authenticate')).toHaveLength(before + 1);
    await page.clock.fastForward(60_000);
    expect(form.posts).toHaveLength(1);
    expect(await withdrawn(sandbox)).toEqual([]);
    await secondTryGoesThrough(form, sandbox);
  });

  test('W-SEND-09 an expired token that cannot be renewed: no word of a renewed session until there is one', async ({
    form,
    page,
    sandbox,
  }) => {
    const texts: string[] = [];
    await page.exposeFunction('told', (text: string) => texts.push(text));
    await page.evaluate(() => {
      const watch = new MutationObserver(() => Reflect.get(window, 'told')(document.body.innerText));
      watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await form.review();
    await sandbox.post('tokens/expire');
    await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401 });
    await form.confirm.click();
    await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
    expect(texts.join()).not.toContain(said('failure.session'));
    await sandbox.clearFaults();
    await page.getByRole('button', { name: said('action.retry') }).click();
    await expect(form.told).toContainText(said('failure.session'));
    await expect(form.told).toContainText(notSent);
    expect(await withdrawn(sandbox)).toEqual([]);
    await secondTryGoesThrough(form, sandbox);
  });
});

test('W-SEND-09 a session that ended while it was sent: the sign-in screen says that no money has moved', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await sandbox.post('tokens/expire');
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401 });
  await form.confirm.click();
  await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
  await expect(page.getByRole('note')).toContainText(said('transfer.notSentText'));
  expect(await withdrawn(sandbox)).toEqual([]);
});

test('W-SEND-09 sent without an answer, then a session that ended: the sign-in screen says that it is not confirmed', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await sandbox.fault({ operation, kind: 'lost-answer' });
  await form.confirm.click();
  await expectDoubt(form);
  await sandbox.clearFaults();
  await sandbox.post('tokens/expire');
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401 });
  await form.sendAgain.click();
  await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
  await expect(page.getByRole('note')).toContainText(said('transfer.unconfirmed'));
  await expect(page.getByText(said('transfer.notSentText'))).toHaveCount(0);
});

test('W-SEND-09 an answer that does not say what happened is no word that nothing moved', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  for (const status of [409, 408]) {
    await page.route(
      `**${form.path}`,
      async (route) => route.fulfill({ response: await route.fetch(), status, body: '' }),
      { times: 1 },
    );
    await (status === 409 ? form.confirm : form.sendAgain).click();
    await expectDoubt(form);
    await expect(form.told).toContainText(said('transfer.unclear'));
  }
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  await form.sendAgain.click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

for (const kind of ['lost-answer', 'malformed', 'truncated', 'breaks-contract', 'empty', 'reset', 'status'] as const) {
  test(`W-SEND-09 ${kind}: it is not confirmed, and sent again under its key`, async ({ form, sandbox }) => {
    await form.review();
    await sandbox.fault({ operation, kind });
    await form.confirm.click();
    await expectDoubt(form);
    await goesThroughAgain(form, sandbox);
    expect(await balance(sandbox, 'available')).toBe('1.9');
  });
}
