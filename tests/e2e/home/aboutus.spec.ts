import { expect, test } from '../support/fixtures.ts';
import { columnWidth, part, parts } from '../support/page-parts.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/aboutus');
  await expectSettled(page);
});

test('ABT-01 ABT-06 ABT-07 the page starts with a hero; the tabs of the tokens lead to /home, that of PAXG with tab paxg', async ({
  page,
}) => {
  await test.step('the hero', async () => {
    const hero = part(page, said('about.heroTitle'));
    expect((await parts(page))[0]).toBe(said('about.heroTitle'));
    await expect(hero.getByText(said('about.heroText'))).toBeVisible();
    await expect(hero.locator('svg[aria-hidden="true"]')).toBeVisible();
    await hero.getByRole('link', { name: said('about.seeMap') }).click();
    await expect(page).toHaveURL('/map');
  });
  await test.step('the tab of XAUT', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/aboutus');
    await page
      .getByRole('navigation', { name: said('about.tokens') })
      .getByRole('link', { name: 'Xaut' })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === '/home' && !url.searchParams.has('tab'));
  });
  await test.step('the tab of PAXG', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/aboutus');
    const tab = page.getByRole('navigation', { name: said('about.tokens') }).getByRole('link', { name: 'PaxG' });
    const search = new URL((await tab.getAttribute('href')) ?? '', 'http://localhost').searchParams;
    expect(search.get('tab')).toBe('paxg');
    await tab.click();
    await expect(page).toHaveURL((url) => url.pathname === '/home' && url.searchParams.get('currency') === 'paxg');
  });
});

test('ABT-02 ABT-03 ABT-04 ABT-05 a marketing block, an innovation block with four icon blocks, numbered steps, then leadership, mission, value and advantages', async ({
  page,
}) => {
  await test.step('a marketing block', async () => {
    const marketing = part(page, said('about.marketingTitle'));
    await expect(marketing.getByText(said('about.marketing'), { exact: true })).toBeVisible();
    await expect(marketing.getByRole('listitem')).toHaveCount(3);
  });
  await test.step('an innovation block with four icon blocks', async () => {
    const innovation = part(page, said('about.innovationTitle'));
    await expect(innovation.getByText(said('about.innovation'), { exact: true })).toBeVisible();
    await expect(innovation.getByRole('listitem')).toHaveCount(4);
    for (const item of await innovation.getByRole('listitem').all()) {
      await expect(item.locator('svg')).toBeVisible();
      await expect(item.getByRole('heading', { level: 3 })).toBeVisible();
    }
  });
  await test.step('blocks of three numbered steps', async () => {
    for (const title of ['about.beginTitle', 'about.periodTitle'] as const) {
      const steps = part(page, said(title)).locator('ol > li');
      await expect(steps).toHaveCount(3);
      await expect(steps).toContainText(['1', '2', '3']);
    }
  });
  await test.step('leadership, mission, value and advantages, in this order', async () => {
    const expected = ['about.leadership', 'about.mission', 'about.value', 'about.advantages'] as const;
    for (const key of expected)
      await expect(part(page, said(`${key}Title`)).getByText(said(key), { exact: true })).toBeVisible();
    const order = (await parts(page)).map((title) => expected.findIndex((key) => said(`${key}Title`) === title));
    expect(order.filter((place) => place >= 0)).toEqual([0, 1, 2, 3]);
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false });
  test('SH-08 the page uses the width: icon blocks and steps are side by side', async ({ page }) => {
    const wide = await columnWidth(page);
    expect(wide).toBeGreaterThan(1000);
    for (const items of [
      part(page, said('about.innovationTitle')).getByRole('listitem'),
      part(page, said('about.beginTitle')).locator('ol > li'),
    ]) {
      const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBe(1);
    }
    await page.goto('/wallet');
    await expectSettled(page);
    expect(await columnWidth(page)).toBeLessThan(wide - 100);
  });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('SH-08 the parts are one below the other', async ({ page }) => {
    const lefts = await part(page, said('about.innovationTitle'))
      .getByRole('listitem')
      .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(1);
  });
});
