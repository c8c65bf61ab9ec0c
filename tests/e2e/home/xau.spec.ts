import type { Page } from '@playwright/test';
import { business } from '../support/business-values.ts';
import { fact } from '../support/facts.ts';
import { expect, test } from '../support/fixtures.ts';
import { part } from '../support/page-parts.ts';
import { expectSettled, goInApp } from '../support/routes.ts';
import { said } from '../support/texts.ts';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
const sections = [
  ['arb', 'XAU ARB'],
  ['commerce', 'XAU Commerce'],
  ['trade', 'XAU Trade'],
] as const;

async function expectCrumbs(page: Page, ...labels: string[]): Promise<void> {
  await expect(crumbs(page)).toHaveText(labels);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.at(-1) ?? '');
  if (labels.length < 2) return;
  await expect(crumbs(page).first().getByRole('link')).toHaveAttribute('href', '/xau');
}

test('XAU-01 XAU-02 /xau is a section with links to its three parts; how it works, and its history', async ({
  page,
}) => {
  await page.goto('/xau');
  await expectCrumbs(page, 'XAU');
  await expect(part(page, said('xau.sections')).getByRole('heading', { level: 3 })).toHaveText([
    'XAU Trade',
    'XAU Commerce',
    'XAU ARB',
  ]);
  await part(page, said('xau.sections'))
    .getByRole('link', { name: said('xau.readOn') })
    .first()
    .click();
  await expect(page).toHaveURL('/xau/trade');
  await goInApp(page, '/xau/info');
  await expectCrumbs(page, 'XAU', said('xau.info'));
  await expect(part(page, said('xau.info.title')).locator('ol > li')).toHaveCount(3);
  await expect(page.getByText(said('xau.risksText'))).toBeVisible();
  await goInApp(page, '/xau/history');
  await expectCrumbs(page, 'XAU', said('xau.history'));
  await expect(part(page, said('xau.history.title')).locator('time')).toHaveCount(4);
});

test('XAU-03 the account and the language lead to those of /home, under /protected too', async ({ page }) => {
  for (const [from, to, label] of [
    ['/xau/account', '/home/account', 'Account'],
    ['/xau/account/language', '/home/account/language', 'Language'],
  ] as const)
    for (const path of [from, `/protected${from}`])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveURL(to);
        await expect(crumbs(page)).toHaveText(['Start', label]);
      });
});

for (const [name, label] of sections) {
  test(`XAU-04 XAU-05 XAU-06 /xau/${name} explains how it works; its statistics have every month, and its calculator computes while typing`, async ({
    page,
  }) => {
    await test.step('how it works', async () => {
      await page.goto(`/xau/${name}`);
      await expectCrumbs(page, 'XAU', label);
      await expect(part(page, said(`business.${name}.title`))).toBeVisible();
      await expect(part(page, said('business.how')).locator('ol > li')).toHaveCount(3);
      await page.getByRole('link', { name: said('business.statistics') }).click();
      await expect(page).toHaveURL(`/xau/${name}/statistics`);
    });
    await test.step('statistics', async () => {
      await expectCrumbs(page, 'XAU', `${label} statistics`);
      await expectSettled(page);
      const { months } = business.sections[name];
      const all = months.reduce((sum, { operations }) => sum + operations, 0);
      await expect(part(page, said('business.chart.operationsTitle'))).toContainText(all.toLocaleString('en'));
      for (const title of ['business.chart.volumeTitle', 'business.chart.operationsTitle'] as const) {
        const chart = part(page, said(title));
        await chart.getByRole('button', { name: said('chart.openTable') }).click();
        await expect(chart.getByRole('row')).toHaveCount(months.length + 1);
      }
      await expect(page.getByText(said('business.sample'))).toBeVisible();
    });
    await test.step('calculator: it says that it is not an offer', async () => {
      await goInApp(page, `/xau/${name}/loan`);
      await expectCrumbs(page, 'XAU', `${label} loan`);
      await expect(page.getByText(said('loan.illustration'))).toBeVisible();
      const { rate, least } = business.sections[name].loan;
      await expect(fact(page, said('loan.rate'))).toHaveText(`${Number(rate).toFixed(2)}%`);
      await expect(page.getByRole('button', { name: /submit|send|continue/i })).toHaveCount(0);
      const amount = page.getByRole('textbox', { name: said('loan.amount') });
      await expect(amount).toHaveValue('1000');
      const interest = fact(page, said('loan.interest'));
      const before = await interest.textContent();
      await page.getByRole('radio', { name: '36' }).check({ force: true });
      await expect(interest).not.toHaveText(before ?? '');
      await amount.fill(String(Number(least) - 1));
      await expect(interest).toHaveCount(0);
      await amount.blur();
      await expect(page.getByText(said('loan.tooLittle', { amount: least }))).toBeVisible();
    });
  });
}

test('XAU-06 the figures of a loan of 10,000 over 36 months at 8 percent are exact to the cent', async ({ page }) => {
  expect(business.sections.commerce.loan.rate).toBe('8');
  await page.goto('/xau/commerce/loan');
  await page.getByRole('textbox', { name: said('loan.amount') }).fill('10000');
  await page.getByRole('radio', { name: '36' }).check({ force: true });
  await expect(fact(page, said('loan.monthly'))).toHaveText('313.37\u00a0USDT');
  await expect(fact(page, said('loan.last'))).toHaveText('313.12\u00a0USDT');
  await expect(fact(page, said('loan.interest'))).toHaveText('1,281.07\u00a0USDT');
  await expect(fact(page, said('loan.total'))).toHaveText('11,281.07\u00a0USDT');
});
