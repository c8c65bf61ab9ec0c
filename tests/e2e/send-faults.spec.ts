import { balance, keysOfRequests, withdrawn } from './books.ts';
import type { Fault, SandboxUser } from './fixtures.ts';
import { goesThrough } from './order-form.ts';
import { type SendForm, expect, test } from './send-form.ts';
import { expectSoon } from './soon.ts';
import { said } from './texts.ts';

const operation = 'requestWithdraw';
/** The texts that say whether money moved; what they say is part of what is tested. */
const notSent = said('failure.notSent');

/** The user's second try goes through under the key of the first, and nothing is taken twice. */
async function secondTryGoesThrough(form: SendForm, sandbox: SandboxUser): Promise<void> {
  await goesThrough(form, sandbox);
  expect(await balance(sandbox, 'available')).toBe('1.9');
}

test('W-SEND-09 each text about a failed withdrawal says whether money moved', () => {
  expect(notSent).toMatch(/no money has moved/);
  expect(said('verify.notFoundHint')).toMatch(/no money has moved/);
  expect(said('verify.unreachable')).toMatch(/can't tell yet/);
  expect(said('failure.unknown')).toMatch(/checking whether/);
});

test.describe('the server refused, so nothing moved and the next try is up to the user', () => {
  test('W-SEND-09 409, 422, 429 and 403, one after the other, then it goes through under the same key', async ({
    form,
    sandbox,
  }) => {
    await form.review();
    for (const [status, message, hint] of [
      [409, 'Stale', said('failure.conflict')],
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
    expect(form.posts).toHaveLength(4);
    expect(await withdrawn(sandbox)).toEqual([]);
    await goesThrough(form, sandbox, 5);
  });

  for (const field of ['amount', 'address'] as const) {
    test(`W-SEND-09 422 that names the ${field} leads back to it`, async ({ form, sandbox }) => {
      await form.review();
      await sandbox.fault({ operation, times: 1, kind: 'status', status: 422, field, message: 'Not this one' });
      await form.confirm.click();
      await expect(form[field]).toHaveAccessibleDescription('Not this one');
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

test('W-SEND-09 409 to what had been done already: the history tells, and success is reported', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await page.route(`**${form.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status: 409, json: { message: 'Already done', code: 'conflict' } });
  });
  await form.confirm.click();
  await form.expectDone();
  await expect(page.getByRole('main')).toContainText('1.9');
  expect(form.posts).toHaveLength(1);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 409, and the history cannot be read: nobody claims that nothing moved, and nothing can be sent', async ({
  form,
  sandbox,
}) => {
  await form.review();
  await sandbox.fault({ operation, kind: 'status', status: 409, message: 'Stale' });
  await sandbox.fault({ operation: 'withdraws', kind: 'status', status: 500 });
  await form.confirm.click();
  await expect(form.told).toContainText(said('verify.checking'));
  await expectSoon(form.told.getByText(said('verify.unreachable')));
  await expect(form.told).not.toContainText(notSent);
  await expect(form.confirm).toHaveCount(0);
  await sandbox.clearFaults();
  await form.checkAgain.click();
  await expectSoon(form.told.getByText(said('failure.serverSays', { message: 'Stale' })));
  await expect(form.told).toContainText(notSent);
  await secondTryGoesThrough(form, sandbox);
});

test('W-SEND-09 a refusal that the contract does not know says nothing: the history tells', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await page.route(`**${form.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status: 408, body: '' });
  });
  await form.confirm.click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 the answer was spoiled after the server had done it: the history tells, and success is reported', async ({
  form,
  page,
  sandbox,
}) => {
  const kinds = ['lost-answer', 'malformed', 'truncated', 'breaks-contract', 'empty'] as const;
  for (const [index, kind] of kinds.entries()) {
    const done = index + 1;
    await form.review();
    await sandbox.fault({ operation, kind, times: 1 });
    await form.confirm.click();
    await form.expectDone();
    expect(form.posts, kind).toHaveLength(done);
    expect(new Set(await keysOfRequests(sandbox)).size, kind).toBe(done);
    expect(await withdrawn(sandbox), kind).toEqual(Array.from({ length: done }, () => '0.1 XAUT'));
    await page
      .getByRole('main')
      .getByRole('link', { name: said('send.title'), exact: true })
      .click();
  }
});

test.describe('no answer, and the server did nothing: said to be so, and the second try has the same key', () => {
  const faults: readonly { name: string; fault: Omit<Fault, 'operation'> }[] = [
    { name: 'reset', fault: { kind: 'reset' } },
    { name: '500', fault: { kind: 'status', status: 500 } },
  ];
  for (const { name, fault } of faults) {
    test(`W-SEND-09 ${name}`, async ({ form, sandbox }) => {
      await form.review();
      await sandbox.fault({ operation, ...fault });
      await form.confirm.click();
      await expect(form.told).toContainText(said('failure.unknown'));
      await expectSoon(form.told.getByText(said('verify.notFound')));
      await expect(form.told).toContainText(said('verify.notFoundHint'));
      expect(form.posts).toHaveLength(1);
      expect(await withdrawn(sandbox)).toEqual([]);
      await sandbox.clearFaults();
      await form.change.click();
      await form.expectTyped();
      await form.continue.click();
      await secondTryGoesThrough(form, sandbox);
    });
  }
});
