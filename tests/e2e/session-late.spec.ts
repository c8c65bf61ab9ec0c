import { hold } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { expectSettled } from './routes.ts';
import { said } from './texts.ts';

test.use({ like: 'gifted' });

test('SES-07 what the session says is not known before it is there: a gift that was claimed is never offered', async ({
  page,
}) => {
  const letGo = await hold(page, '/v1/auth');
  const gift = page.getByText(said('home.gift'));
  await page.goto('/map');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: said('nav.home') })
    .click();
  const home = page.getByRole('heading', { level: 1, name: said('home.title') });
  await expect(home).toBeAttached();
  await expect(page.locator('main').getByText(said('auth.loading')).first()).toBeAttached();
  await expect(gift).toHaveCount(0);
  letGo();
  await expectSettled(page);
  await expect(page.getByRole('heading', { name: said('home.more') })).toBeAttached();
  await expect(gift).toHaveCount(0);
});
