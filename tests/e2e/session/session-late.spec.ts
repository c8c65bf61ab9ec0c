import { hold, paths } from '../support/change-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { followSection } from '../support/follow-links.ts';

test.use({ like: 'gifted' });

test('SES-07 before the session has loaded its data is unknown: a claimed gift is never offered', async ({ page }) => {
  const letGo = await hold(page, paths.session);
  const gift = page.getByText(said('home.gift'));
  await page.goto('/map');
  await followSection(page, 'nav.home');
  const home = page.getByRole('heading', { level: 1, name: said('home.title') });
  await expect(home).toBeAttached();
  await expect(page.locator('main').getByText(said('auth.loading')).first()).toBeAttached();
  await expect(gift).toHaveCount(0);
  letGo();
  await expectSettled(page);
  await expect(page.getByRole('heading', { name: said('home.more') })).toBeAttached();
  await expect(gift).toHaveCount(0);
});
