import { atLeast, refusedAs, youHave } from '../support/amount-fault.ts';
import { balance, withdrawn } from '../support/booked.ts';
import { calls, expect, marketing, marketingSend, tabs, test } from '../support/marketing-form.ts';
import { recipient, small } from '../support/send-form.ts';
import { followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';

const balances = { partner: '2', network: '3' } as const;
const left = { partner: '1.9', network: '2.9' } as const;

for (const tab of tabs) {
  const other = tab === 'partner' ? 'network' : 'partner';
  test.describe(`from the ${tab} balance`, () => {
    test.use({ tab });

    test(`${tab === 'partner' ? 'M-SEND-08' : 'M-SEND-09'} M-SEND-01 M-SEND-10 M-SEND-11 API-12 one request has the reviewed values, only this balance is reduced, and the last used address is offered`, async ({
      page,
      sandbox,
      sends,
    }) => {
      await test.step('the request', async () => {
        await sends.review({ ...small, memo: 'rent' });
        const before = (await sandbox.requests(calls[tab].balance)).length;
        await sends.confirm.click();
        await sends.expectDone();
        await expect(page).toHaveURL(marketing(tab));
        const requests = await sandbox.requests(calls[tab].withdraw);
        expect(requests.map(({ body }) => body)).toEqual([
          { amount: '0.1', address: recipient, twoFactorCode: '', token: 'XAUT', network: 'Ethereum', memo: 'rent' },
        ]);
        expect(requests[0]?.headers.idempotencyKey).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
        expect(await sandbox.requests(calls[other].withdraw)).toEqual([]);
        expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
        expect(await balance(sandbox, tab)).toBe(left[tab]);
        expect(await balance(sandbox, other)).toBe(balances[other]);
        await expect.poll(async () => (await sandbox.requests(calls[tab].balance)).length).toBeGreaterThan(before);
      });
      await test.step('the message and the history', async () => {
        const message = page.getByRole('status').filter({ hasText: said('send.done') });
        await expect(message).toContainText(said('send.doneNext', { amount: '0.10', token: 'XAUT' }));
        await message.getByRole('link', { name: said('transfer.look') }).click();
        await expect(page).toHaveURL(new RegExp(`/marketing/send/history/info\\?tab=${tab}&id=`));
        await expect(page.getByRole('region', { name: said('send.entry') })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: said('marketing.title') })).toBeAttached();
        await sends.enter();
        await sends.expectTyped({ amount: '', address: '' });
        await expect(sends.amount).toHaveAccessibleDescription(new RegExp(`${left[tab]}0.XAUT`));
      });
      await test.step('the last used address', async () => {
        await sends.open();
        const saved = page.getByRole('button', { name: said('form.savedAddress') });
        await saved.click();
        await expect(sends.address).toHaveValue(recipient);
        await page.getByRole('button', { name: said('form.deleteSaved') }).click();
        const question = page.getByRole('dialog', { name: said('form.deleteSavedQuestion') });
        expect(await sandbox.requests(calls[tab].clear)).toEqual([]);
        await question.getByRole('button', { name: said('action.delete') }).click();
        await expect(saved).toHaveCount(0);
        expect((await sandbox.requests(calls[tab].clear)).map(({ path, body }) => [path, body ?? null])).toEqual([
          [calls[tab].clearPath, null],
        ]);
        await marketingSend(page, other).open();
        await expect(saved).toHaveCount(0);
      });
    });

    test('M-SEND-03 M-SEND-04 M-SEND-05 M-SEND-07 LIM-10 ERR-07 M-SEND-02 M-SEND-10 missing, too small and too large values are reported at their fields; the screen says what can be sent where, the review names the balance', async ({
      page,
      sends,
    }) => {
      await test.step('the fields', async () => {
        await sends.continue.click();
        await expect(sends.amount).toHaveAccessibleDescription(refusedAs(said('form.enterVolume')));
        await sends.amount.fill('0.1');
        await sends.continue.click();
        await expect(sends.address).toHaveAccessibleDescription(said('form.enterAddressError'));
        await expect(sends.address).toBeFocused();
        await sends.address.fill(recipient);
        for (const [amount, fault] of [
          ['0.01249999', refusedAs(said('form.volumeBelowMinimum'), atLeast('0.0125', 'XAUT'))],
          [
            `${balances[tab]}.00000001`,
            refusedAs(said('form.maxVolumeExceeded'), youHave(`${balances[tab]}.00`, 'XAUT')),
          ],
        ] as const) {
          await sends.amount.fill(amount);
          await sends.continue.click();
          await expect(sends.amount).toHaveAccessibleDescription(fault);
        }
        for (const amount of ['0.0125', balances[tab]]) {
          await sends.review({ amount, address: recipient });
          await sends.change.click();
        }
        expect(sends.posts).toEqual([]);
      });
      await test.step('the screen and its review', async () => {
        await expect(page.getByRole('note').filter({ hasText: said('marketing.sendOnly') })).toBeVisible();
        await expect(sends.amount).toHaveAccessibleDescription(new RegExp(`${balances[tab]}\\.00.XAUT`));
        await expect(sends.address).toHaveAccessibleDescription(said('send.addressHint'));
        await sends.review({ ...small, memo: 'rent' });
        await expect(sends.fact(said('marketing.from'))).toHaveText(said(`marketing.${tab}Balance`));
        await expect(sends.fact(said('send.amount'))).toHaveText('0.10 XAUT');
        await expect(sends.fact(said('send.address'))).toContainText(recipient);
        await expect(sends.fact(said('fact.network'))).toHaveText(said('send.networkName'));
        await expect(sends.fact(said('fact.memo'))).toHaveText('rent');
        await expect(sends.fact(said('send.remains'))).toHaveText(`${left[tab]}0 XAUT`);
      });
    });

    test('M-SEND-04 while the balance is unknown no amount is accepted, and it does not show as zero', async ({
      page,
      sandbox,
      sends,
    }) => {
      await sandbox.fault({ operation: calls[tab].balance, kind: 'status', status: 403 });
      await page.reload();
      await sends.type(small);
      await sends.continue.click();
      await expect(sends.amount).toHaveAccessibleDescription(
        `${said('form.balanceUnknown')} ${said('wallet.available')}: —`,
      );
      await expect(page.getByRole('button', { name: said('form.max') })).toBeDisabled();
      await sandbox.clearFaults();
      await page
        .getByRole('main')
        .getByRole('button', { name: said('action.retry') })
        .first()
        .click();
      await sends.review();
    });
  });
}

test('one tap fills in the own wallet, which has the minimum of a deposit too; the review names it without a warning', async ({
  page,
  sends,
}) => {
  await sends.amount.fill('0.02');
  const wallet = page.getByRole('button', { name: said('form.ownWallet') });
  await wallet.click();
  await expect(sends.address).not.toHaveValue('');
  await sends.continue.click();
  await expect(sends.address).toHaveAccessibleDescription(
    new RegExp(`^${said('form.address.ownMinimum', { amount: '0.025', token: 'XAUT' })}`),
  );
  await sends.review({ amount: '0.025', address: await sends.address.inputValue() });
  await expect(page.getByRole('note').filter({ hasText: said('form.address.ownWallet') })).toBeVisible();
  await expect(page.getByText(said('form.address.own'))).toHaveCount(0);
});

test('M-SEND-01 the tab is that in the address, partner by default, and each tab keeps its input', async ({
  page,
  sends,
}) => {
  const chosen = page.getByRole('navigation', { name: said('marketing.balance') }).locator('[aria-current]');
  for (const [search, label] of [
    ['', 'marketing.partner'],
    ['?tab=zzz', 'marketing.partner'],
    ['?tab=network', 'marketing.network'],
  ] as const) {
    await page.goto(`/marketing/send${search}`);
    await expect(chosen).toHaveText(said(label));
  }
  await sends.type(small);
  await followTab(page, said('marketing.partner'));
  await expect(page).toHaveURL(/tab=partner/);
  await sends.expectTyped({ amount: '', address: '' });
  await sends.type({ ...small, amount: '0.2' });
  await followTab(page, said('marketing.network'));
  await sends.expectTyped(small);
});

test('M-SEND-06 an amount has at most 8 decimals; Max is the whole balance', async ({ page, sandbox, sends }) => {
  await sandbox.post('balance', { account: 'partner', amount: '1.23456789' });
  await sends.open();
  await sends.amount.pressSequentially('0.123456789');
  await expect(sends.amount).toHaveValue('0.12345678');
  await expect(sends.amount).toHaveAccessibleDescription(refusedAs(said('form.tooPrecise', { decimals: '8' })));
  await page.getByRole('button', { name: said('form.max') }).click();
  await expect(sends.amount).toHaveValue('1.23456789');
});

test('M-SEND-04 a balance that has decreased before the confirmation leads back to the amount and keeps the input', async ({
  sandbox,
  sends,
}) => {
  await sends.review();
  await sandbox.post('balance', { account: 'partner', amount: '0.05' });
  await sends.confirm.click();
  await expect(sends.amount).toHaveAccessibleDescription(
    refusedAs('The amount exceeds the available balance', youHave('0.05', 'XAUT')),
  );
  await expect(sends.amount).toBeFocused();
  await expect(sends.message).toContainText(said('failure.notSent'));
  await sends.expectTyped();
  expect(await withdrawn(sandbox)).toEqual([]);
});
