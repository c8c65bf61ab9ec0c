import { atLeast, refusedAs, youHave } from '../support/amount-fault.ts';
import { hold, paths } from '../support/change-answers.ts';
import { test as base, expect } from '../support/sell-form.ts';
import { said } from '../support/texts.ts';
import { followSection } from '../support/follow-links.ts';

/** Tests with an open sale whose balance is still loading; `release` lets the answer through. */
const test = base.extend<{ release: () => void }>({
  release: async ({ form, page }, use) => {
    const release = await hold(page, paths.balances);
    // A slow start would show the last known balance.
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
    await page.reload();
    await expect(form.max).toBeDisabled();
    await use(release);
    release();
  },
});

test('W-SELL-10 Enter before the balance has loaded waits for it and then continues', async ({ form, release }) => {
  await form.amount.fill('0.5');
  await form.amount.press('Enter');
  await expect(form.amount).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.address).toBeHidden();
  release();
  await expect(form.address).toBeVisible();
});

test('W-SELL-10 Enter before the balance has loaded reports an insufficient balance later', async ({
  form,
  release,
}) => {
  await form.amount.fill('5');
  await form.amount.press('Enter');
  release();
  await expect(form.amount).toHaveAccessibleDescription(
    refusedAs(said('form.maxVolumeExceeded'), youHave('2.00', 'XAUT')),
  );
  await expect(form.amount).toBeFocused();
  await expect(form.amount).toHaveValue('5');
});

test('W-SELL-10 typing cancels a waiting Enter', async ({ form, release }) => {
  await form.amount.fill('0.5');
  await form.amount.press('Enter');
  await form.amount.fill('0.6');
  release();
  await expect(form.max).toBeEnabled();
  await expect(form.address).toBeHidden();
  await form.continue.click();
  await expect(form.address).toBeVisible();
});

test('W-SELL-10 an empty or too small amount is reported immediately, even with a late balance; a tap on Continue waits for it, and continues once', async ({
  form,
  page,
  release,
}) => {
  await test.step('an empty amount', async () => {
    await form.amount.press('Enter');
    await expect(form.amount).toHaveAccessibleDescription(said('form.enterVolume'));
  });
  await test.step('below the minimum', async () => {
    await form.amount.fill('0.000001');
    await form.continue.click();
    await expect(form.amount).toHaveAccessibleDescription(
      `${said('form.volumeBelowMinimum')} · ${atLeast('0.025', 'XAUT')}`,
    );
  });
  await test.step('a tap on Continue waits', async () => {
    await form.amount.fill('0.5');
    await form.continue.click();
    await form.continue.click({ force: true });
    await expect(form.continue).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('main').getByText(said('auth.loading'))).toBeAttached();
    release();
    await expect(form.step).toHaveText(said('form.step', { step: '2', count: '3' }));
    await expect(form.address).toHaveValue('');
  });
});

test('W-SELL-10 formatting the amount when the field loses focus does not cancel a waiting Enter', async ({
  form,
  release,
}) => {
  await form.amount.fill('.5');
  await form.amount.press('Enter');
  await form.amount.blur();
  await expect(form.amount).toHaveValue('0.5');
  release();
  await expect(form.address).toBeVisible();
});

test('W-SELL-10 leaving the screen cancels a waiting Enter, even before the next screen shows', async ({
  form,
  page,
  release,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await form.amount.fill('0.5');
  await form.amount.press('Enter');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href*="/limits"]')?.click());
  await expect(page).toHaveURL(/\/limits/);
  release();
  await expect(form.max).toBeEnabled();
  code.resolve();
  await expect(page.getByRole('heading', { level: 1, name: said('limits.title') })).toBeVisible();
  await page.goBack();
  await expect(form.amount).toHaveValue('0.5');
  await expect(form.address).toBeHidden();
});

base(
  'W-SELL-10 a confirmation after returning to the review waits until the balance has loaded again',
  async ({ form, page, sandbox }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await form.review();
    await followSection(page, 'nav.wallet');
    await page.getByRole('link', { name: said('wallet.profile') }).click();
    await expect(heading(said('account.title'))).toBeVisible();
    // Unused query data is dropped after this time.
    await page.clock.fastForward(600_000);
    const release = await hold(page, paths.balances);
    await followSection(page, 'nav.wallet');
    await expect(heading(said('wallet.title'))).toBeAttached();
    await form.enter();
    await page.clock.runFor(1000);
    await expect(form.confirm).toHaveAttribute('aria-busy', 'true');
    await form.confirm.click({ force: true });
    await expect(form.confirm).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(form.confirm).not.toHaveAttribute('aria-busy');
    expect(form.posts).toEqual([]);
    await form.expectSold(sandbox);
  },
);
