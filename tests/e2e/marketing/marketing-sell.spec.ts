import { atLeast, refusedAs, youHave } from '../support/amount-fault.ts';
import { hold } from '../support/change-answers.ts';
import { balance, sold } from '../support/booked.ts';
import { calls, expect, marketing, marketingSell, tabs, test } from '../support/marketing-form.ts';
import { type Network, addresses } from '../support/sell-form.ts';
import { choose, chosen, followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';

const balances = { partner: '2', network: '3' } as const;
const left = { partner: '1.9', network: '2.9' } as const;
const names: Readonly<Record<Network, string>> = { trc20: 'Tron', erc20: 'Ethereum', ton: 'TON' };

for (const tab of tabs) {
  const other = tab === 'partner' ? 'network' : 'partner';
  test.describe(`the ${tab} balance`, () => {
    test.use({ tab });

    test('M-SELL-14 API-12 one request has the reviewed values, on each network, and only this balance is reduced', async ({
      sandbox,
      sells,
    }) => {
      for (const [index, network] of (['trc20', 'erc20', 'ton'] as const).entries())
        await test.step(names[network], async () => {
          const remains = `${Number(balances[tab]) - 1}.${9 - index}`;
          await sells.open(network);
          await sells.review('0.1', addresses[network]);
          await expect(sells.fact(said('marketing.from'))).toHaveText(said(`marketing.${tab}Balance`));
          await expect(sells.fact(said('sell.address'))).toContainText(addresses[network]);
          await expect(sells.fact(said('fact.network'))).toHaveText(names[network]);
          await expect(sells.fact(said('send.remains'))).toHaveText(`${remains}0 XAUT`);
          sells.posts.length = 0;
          await sells.confirm.click();
          await sells.expectDone();
          expect(sells.posts.map((post) => post.postDataJSON())).toEqual([
            {
              amount: '0.1',
              ticker: 'XAUT',
              balanceType: tab,
              address: addresses[network],
              network: names[network],
              twoFactorCode: '',
              memo: '',
            },
          ]);
          expect(await sells.posts[0]?.headerValue('idempotency-key')).toMatch(
            /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
          );
          expect(await balance(sandbox, tab)).toBe(remains);
        });
      expect(await sold(sandbox)).toEqual(['0.1 XAUT', '0.1 XAUT', '0.1 XAUT']);
      expect(await balance(sandbox, other)).toBe(balances[other]);
    });

    test('M-SELL-19 afterwards the balance is fetched again, marketing shows with the tab, and the form is empty', async ({
      page,
      sandbox,
      sells,
    }) => {
      await sells.review();
      const before = (await sandbox.requests(calls[tab].balance)).length;
      await sells.confirm.click();
      await sells.expectDone();
      await expect(page).toHaveURL(marketing(tab));
      await expect.poll(async () => (await sandbox.requests(calls[tab].balance)).length).toBeGreaterThan(before);
      const message = page.getByRole('status').filter({ hasText: said('sell.done') });
      await expect(message).toContainText(said('sell.doneNext', { usdt: '400.00', network: 'Ethereum' }));
      await message.getByRole('link', { name: said('transfer.look') }).click();
      await expect(page).toHaveURL(new RegExp(`/marketing/sell/history/info\\?.*tab=${tab}`));
      await expect(page.getByRole('region', { name: said('sell.entry') })).toContainText(/about 30.min left/);
      await page.goBack();
      await sells.enter();
      await expect(sells.amount).toHaveValue('');
      await expect(sells.amount).toHaveAccessibleDescription(new RegExp(`${left[tab]}0.XAUT`));
    });

    test('M-SELL-07 M-SELL-08 LIM-10 ERR-07 M-SELL-05 M-SELL-06 a volume is between the minimum and what is available; step 1 shows rate, volume, Sell and Max, which fills in the whole balance and the proceeds', async ({
      sandbox,
      sells,
    }) => {
      await test.step('bounds', async () => {
        for (const [amount, fault] of [
          ['', refusedAs(said('form.enterVolume'))],
          ['0.012499', refusedAs(said('form.volumeBelowMinimum'), atLeast('0.0125', 'XAUT'))],
          [
            `${balances[tab]}.000001`,
            refusedAs(said('form.maxVolumeExceeded'), youHave(`${balances[tab]}.00`, 'XAUT')),
          ],
        ] as const) {
          await sells.amount.fill(amount);
          await sells.first.click();
          await expect(sells.amount).toHaveAccessibleDescription(fault);
          await expect(sells.step).toHaveCount(0);
        }
        for (const amount of ['0.0125', balances[tab]]) {
          await sells.continueWith(amount);
          await sells.change.click();
          await expect(sells.amount).toHaveValue(amount);
        }
      });
      await test.step('Max', async () => {
        await sandbox.post('balance', { account: tab, amount: '1.23456789' });
        await sells.open();
        await expect(sells.fact(said('sell.rate'))).toHaveText('1 XAUT = 4,000 USDT');
        await expect(sells.first).toHaveText('Sell');
        await sells.max.click();
        await expect(sells.amount).toHaveValue('1.234567');
        await expect(sells.receive).toHaveText('4,938.26');
        await sells.first.click();
        await expect(sells.step).toHaveText(said('form.step', { step: '2', count: '3' }));
      });
    });
  });
}

test('M-SELL-01 M-SELL-03 tab and network are those in the address or chosen; by default partner and TON', async ({
  page,
  sells,
}) => {
  const tab = page.getByRole('navigation', { name: said('marketing.balance') }).locator('[aria-current]');
  const network = chosen(page, said('sell.network'));
  for (const [search, first, second] of [
    ['', 'marketing.partner', 'TON'],
    ['?tab=zzz&network=zzz', 'marketing.partner', 'TON'],
    ['?tab=network&network=trc20', 'marketing.network', 'Trc20'],
  ] as const) {
    await page.goto(`/marketing/sell${search}`);
    await expect(tab).toHaveText(said(first));
    await expect(network).toHaveText(second);
  }
  for (const [label, key] of [
    ['Erc20', 'erc20'],
    ['TON', 'ton'],
    ['Trc20', 'trc20'],
  ] as const) {
    await choose(page, said('sell.network'), label);
    await expect(page).toHaveURL(new RegExp(`network=${key}`));
    await sells.continueWith('0.1');
    await expect(sells.fact(said('fact.network'))).toHaveText(names[key]);
    await sells.change.click();
  }
});

test('M-SELL-09 M-SELL-02 the other tab is the other balance, with its own input of at most six decimals', async ({
  page,
  sells,
}) => {
  await test.step('a seventh decimal', async () => {
    await sells.amount.pressSequentially('0.1234567');
    await expect(sells.amount).toHaveValue('0.123456');
    await expect(sells.amount).toHaveAccessibleDescription(
      new RegExp(`^${said('form.tooPrecise', { decimals: '6' })}`),
    );
  });
  await test.step('the other tab', async () => {
    await sells.amount.fill('0.1');
    await followTab(page, said('marketing.network'));
    await expect(page).toHaveURL(/tab=network/);
    await expect(sells.amount).toHaveValue('');
    await expect(sells.amount).toHaveAccessibleDescription(/3\.00.XAUT/);
    await sells.continueWith('2.5');
    await sells.address.fill(addresses.erc20);
    await expect(page.getByRole('button', { name: said('marketing.partner'), exact: true })).toBeDisabled();
    await sells.change.click();
    await followTab(page, said('marketing.partner'));
    await expect(sells.amount).toHaveValue('0.1');
    await expect(sells.amount).toHaveAccessibleDescription(/2\.00.XAUT/);
    await followTab(page, said('marketing.network'));
    await sells.continueWith('2.5');
    await expect(sells.address).toHaveValue(addresses.erc20);
    await expect(sells.fact(said('sell.amount'))).toHaveText('2.50 XAUT');
  });
});

test('M-SELL-13 M-SELL-14 a rate that has changed since step 1 must be confirmed again; the button is disabled with a spinner while the request runs', async ({
  page,
  sandbox,
  sells,
}) => {
  await sells.review();
  await sandbox.post('rates', { XAUT: '3950.25' });
  await sells.expectRequestedAgain(said('sell.rateChanged', { before: '4,000', now: '3,950.25', receive: '395.02' }));
  const release = await hold(page, sells.path);
  await sells.confirm.click();
  await expect(sells.confirm).toHaveAttribute('aria-busy', 'true');
  await expect(sells.confirm).toBeDisabled();
  release();
  await sells.expectDone();
  expect(sells.posts).toHaveLength(1);
  expect(await sold(sandbox)).toEqual(['0.1 XAUT']);
});

test('M-SELL-14 a 422 that names a field leads back to it and keeps the input', async ({ page, sandbox }) => {
  const form = marketingSell(page, 'network');
  await page.clock.install();
  await form.open();
  for (const [field, typed] of [
    ['amount', '0.1'],
    ['address', addresses.erc20],
  ] as const)
    await test.step(field, async () => {
      await form.review();
      await sandbox.fault({
        operation: 'requestSell',
        times: 1,
        kind: 'status',
        status: 422,
        field,
        message: 'Not this one',
      });
      await form.confirm.click();
      await expect(form[field]).toHaveAccessibleDescription(/^Not this one/);
      await expect(form[field]).toBeFocused();
      await expect(form[field]).toHaveValue(typed);
      await expect(form.message).toContainText(said('failure.notSent'));
      expect(await sold(sandbox)).toEqual([]);
    });
});
