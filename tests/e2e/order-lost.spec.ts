import type { Page } from '@playwright/test';
import { paths } from './answers.ts';
import { keysOfRequests } from './books.ts';
import { fact } from './facts.ts';
import type { SandboxUser } from './fixtures.ts';
import { type OrderForm, goesThrough } from './order-form.ts';
import { expect, flows, test } from './orders.ts';
import { expectSoon } from './soon.ts';
import { followTab } from './tabs.ts';
import { said } from './texts.ts';
import { followSection } from './ways.ts';

const cannotTell = said('verify.unreachable');

/** Shows the balances as they are now from here on: one that is locked would tell that a period has begun. */
async function holdBalances(page: Page, sandbox: SandboxUser): Promise<void> {
  const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
  const json: unknown = await (await page.request.get(paths.balances, { headers })).json();
  await page.route(`**${paths.balances}`, (route) => route.fulfill({ json }));
}

/** The answer is lost, and from then on the history cannot be read either. */
async function loseAll(
  form: OrderForm,
  page: Page,
  sandbox: SandboxUser,
  kind: 'lost-answer' | 'reset',
): Promise<void> {
  await holdBalances(page, sandbox);
  await sandbox.fault({ operation: form.operation, kind });
  await page.route(
    `**${form.path}`,
    async (route) => {
      await sandbox.fault({ operation: form.history, kind: 'status', status: 500 });
      await route.fallback();
    },
    { times: 1 },
  );
}

for (const { flow, id, isWhole } of flows) {
  test.describe(`${flow}: nobody knows yet whether it went through`, () => {
    test.use({ flow });

    test(`${id} nothing can be sent until it is checked; it went through`, async ({ form, page, sandbox }) => {
      await form.review();
      await loseAll(form, page, sandbox, 'lost-answer');
      await form.confirm.click();
      await expectSoon(form.told.getByText(cannotTell));
      await expect(form.confirm).toHaveCount(0);
      await sandbox.clearFaults();
      await form.checkAgain.click();
      await form.expectDone();
      expect(form.posts).toHaveLength(1);
      expect(await form.books(sandbox)).toEqual([form.taken]);
    });

    if (!isWhole) return;

    test(`${id} nothing can be sent until it is checked; it did not go through`, async ({ form, page, sandbox }) => {
      await form.review();
      await loseAll(form, page, sandbox, 'reset');
      await form.confirm.click();
      await expectSoon(form.told.getByText(cannotTell));
      await sandbox.clearFaults();
      await form.checkAgain.click();
      await expectSoon(form.told.getByText(said('verify.notFound')));
      expect(await form.books(sandbox)).toEqual([]);
      await goesThrough(form, sandbox);
    });

    test(`${id} offline before: said at the button, nothing is sent; online again it is`, async ({
      context,
      form,
      sandbox,
    }) => {
      await form.review();
      await context.setOffline(true);
      await expect(form.confirm).toBeDisabled();
      await expect(form.confirm).toHaveAccessibleDescription(said('form.offline'));
      await form.confirm.dispatchEvent('click');
      await context.setOffline(false);
      await expect(form.confirm).toBeEnabled();
      expect(form.posts).toHaveLength(0);
      await form.confirm.click();
      await form.expectDone();
      expect(await form.books(sandbox)).toEqual([form.taken]);
    });

    test(`${id} offline during: nobody can tell, then the history does`, async ({ context, form, page, sandbox }) => {
      await form.review();
      await holdBalances(page, sandbox);
      await page.route(`**${form.path}`, async (route) => {
        await route.fetch();
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      });
      await form.confirm.click();
      await expectSoon(form.told.getByText(cannotTell));
      await context.setOffline(false);
      await form.checkAgain.click();
      await form.expectDone();
      expect(form.posts).toHaveLength(1);
      expect(await form.books(sandbox)).toEqual([form.taken]);
    });
  });
}

test.describe('start: the history cannot be read, but the balances can', () => {
  test.use({ flow: 'start' });
  test('W-START-08 a period that has begun is told as running, and cannot be started again', async ({
    form,
    page,
    sandbox,
  }) => {
    await form.review();
    await sandbox.fault({ operation: form.operation, kind: 'lost-answer' });
    await sandbox.fault({ operation: form.history, kind: 'status', status: 500 });
    await form.confirm.click();
    await expect(page.getByText(said('start.lockedTitle'))).toBeVisible();
    await expect(form.confirm).toHaveCount(0);
    expect(form.posts).toHaveLength(1);
    expect(await form.books(sandbox)).toEqual([form.taken]);
  });
});

test('W-SELL-18 who leaves the screen and returns still cannot sell twice', async ({ form, page, sandbox }) => {
  await form.review();
  await loseAll(form, page, sandbox, 'lost-answer');
  await form.confirm.click();
  await expectSoon(form.told.getByText(cannotTell));
  await followSection(page, 'nav.wallet');
  await form.enter();
  await expect(form.told).toContainText(cannotTell);
  await expect(form.confirm).toHaveCount(0);
  await sandbox.clearFaults();
  await form.checkAgain.click();
  await form.expectDone();
  expect(form.posts).toHaveLength(1);
  expect(await form.books(sandbox)).toEqual([form.taken]);
});

test('W-SELL-18 a sale that nobody knows of is there on every network, as it was sent', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await loseAll(form, page, sandbox, 'reset');
  await form.confirm.click();
  await expectSoon(form.told.getByText(cannotTell));
  await followTab(page, 'TON');
  await expect(page).toHaveURL(/network=ton/);
  await expect(form.told).toContainText(cannotTell);
  await expect(form.confirm).toHaveCount(0);
  await expect(fact(page, said('fact.network'))).toHaveText('Ethereum');
  await sandbox.clearFaults();
  await form.checkAgain.click();
  await expectSoon(form.told.getByText(said('verify.notFound')));
  await form.confirm.click();
  await form.expectDone();
  expect(new Set(await keysOfRequests(sandbox, form.operation)).size).toBe(1);
  expect(await form.books(sandbox)).toEqual([form.taken]);
});

test('W-SELL-18 the page asks before it is left only while nobody knows what became of a sale', async ({
  form,
  page,
  sandbox,
}) => {
  const isAsking = (): Promise<boolean> =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await form.review();
  expect(await isAsking()).toBe(false);
  await loseAll(form, page, sandbox, 'lost-answer');
  await form.confirm.click();
  await expectSoon(form.told.getByText(cannotTell));
  expect(await isAsking()).toBe(true);
  await sandbox.clearFaults();
  await form.checkAgain.click();
  await form.expectDone();
  expect(await isAsking()).toBe(false);
});

test.describe('send partner: what nobody knows of', () => {
  test.use({ flow: 'send partner' });
  test('M-SEND-08 the tab of the other balance says so too, and leads to it', async ({ form, page, sandbox }) => {
    await form.review();
    await loseAll(form, page, sandbox, 'lost-answer');
    await form.confirm.click();
    await expectSoon(form.told.getByText(cannotTell));
    await followTab(page, said('marketing.network'));
    await expect(page).toHaveURL(/tab=network/);
    const beside = page.getByRole('note').filter({ hasText: said('verify.elsewhere', { date: '' }).slice(0, 30) });
    await expect(beside).toBeVisible();
    await beside.getByRole('link', { name: said('verify.look') }).click();
    await expect(page).toHaveURL(/tab=partner/);
    await expect(form.told).toContainText(cannotTell);
    await expect(beside).toHaveCount(0);
  });
});
