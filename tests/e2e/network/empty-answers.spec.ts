import { change } from '../support/change-answers.ts';
import { fact } from '../support/facts.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

const empty = () => ({ result: [] });

test('an empty answer for balances is an empty wallet that can be filled', async ({ page }) => {
  await change(page, '/v1/balance/user', empty);
  await page.goto('/wallet');
  await expectSettled(page);
  await expect(page.getByRole('main')).toContainText('0.00 XAUT');
  await expect(page.getByRole('main')).not.toContainText(said('state.notLoaded'));
  await page.goto('/wallet/send');
  await expectSettled(page);
  await expect(page.getByRole('main')).not.toContainText(said('state.notLoaded'));
});

test('a token that is missing in the balances counts as zero', async ({ page }) => {
  await change(page, '/v1/balance/user', ({ result }) => ({
    result: (Array.isArray(result) ? result : []).filter((one) => Object(one).ticker !== 'PAXG'),
  }));
  await page.goto('/wallet?currency=paxg');
  await expectSettled(page);
  await expect(page.getByRole('main')).toContainText('0.00 PAXG');
  await expect(page.getByRole('main')).not.toContainText(said('state.notLoaded'));
  await page.goto('/home');
  await expectSettled(page);
  await expect(page.getByRole('main')).not.toContainText(said('state.notLoaded'));
});

test('empty answers for marketing balances and profits count as zero, and the chart of earnings has its empty state', async ({
  page,
}) => {
  for (const path of ['/v1/partner/balance', '/v1/partner/network/balance', '/v1/partner/total-profits'])
    await change(page, path, empty);
  await change(page, '/v1/partner/profits', () => ({ result: [], total: 0 }));
  await page.goto('/marketing');
  await expectSettled(page);
  await expect(page.getByRole('main')).not.toContainText(said('state.notLoaded'));
  await expect(page.getByRole('main')).not.toContainText(said('state.loadFailed'));
  await expect(page.getByRole('region', { name: said('marketing.earnedAllTime') })).toContainText(
    said('marketing.noAccruals'),
  );
  await expect(fact(page, said('marketing.earnedAllTime'))).toHaveText('$0.00');
});
