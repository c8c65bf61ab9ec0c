import { paths } from './answers.ts';
import { test as base, expect } from './sell-form.ts';
import { said } from './texts.ts';

/** The sale is open while the balance is on its way; `release` lets it come. */
const test = base.extend<{ release: () => void }>({
  release: async ({ form, page }, use) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(
      ({ pathname }) => pathname === paths.balances,
      async (route) => {
        await promise;
        await route.continue();
      },
    );
    await page.reload();
    await expect(form.max).toBeDisabled();
    await use(resolve);
    resolve();
  },
});

test('W-SELL-10 Enter before the balance is there waits for it, and leads on once it is', async ({ form, release }) => {
  await form.amount.fill('0.5');
  await form.amount.press('Enter');
  await expect(form.amount).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.address).toBeHidden();
  release();
  await expect(form.address).toBeVisible();
});

test('W-SELL-10 Enter before the balance is there tells of one that does not suffice', async ({ form, release }) => {
  await form.amount.fill('5');
  await form.amount.press('Enter');
  release();
  await expect(form.amount).toHaveAccessibleDescription(said('form.maxVolumeExceeded'));
  await expect(form.amount).toBeFocused();
  await expect(form.amount).toHaveValue('5');
});

test('W-SELL-10 typing takes back an Enter that waits', async ({ form, release }) => {
  await form.amount.fill('0.5');
  await form.amount.press('Enter');
  await form.amount.fill('0.6');
  release();
  await expect(form.max).toBeEnabled();
  await expect(form.address).toBeHidden();
  await form.continue.click();
  await expect(form.address).toBeVisible();
});

test('W-SELL-10 an empty amount is told of at once, however late the balance', async ({ form, release }) => {
  await form.amount.press('Enter');
  await expect(form.amount).toHaveAccessibleDescription(said('form.enterVolume'));
  release();
});
