import type { Page } from '@playwright/test';
import { codeOf } from '../support/code-files.ts';
import { expect, test } from '../support/fixtures.ts';
import { fact } from '../support/facts.ts';
import { columnWidth, part } from '../support/page-parts.ts';
import { business } from '../support/business-values.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
const sections = [
  ['trade', 'XAU Trade'],
  ['commerce', 'XAU Commerce'],
  ['arb', 'XAU ARB'],
] as const;

test('BIZ-01 BIZ-02 SH-18 SH-19 the address has the section shown, commerce by default; the three sections are tabs; the one shown is a crumb, the heading and the title', async ({
  page,
}) => {
  await test.step('by the address', async () => {
    for (const [address, shown] of [
      ['/business', 'commerce'],
      ['/business?section=zzz', 'commerce'],
      ['/business?section=trade', 'trade'],
      ['/business?section=commerce', 'commerce'],
      ['/business?section=arb', 'arb'],
    ] as const)
      await test.step(`${address} shows ${shown}`, async () => {
        await page.goto(address);
        await expect(part(page, said(`business.${shown}.title`))).toBeVisible();
        await expect(page).toHaveURL(`/business?section=${shown}`);
        for (const [other] of sections) {
          await expect(part(page, said(`business.${other}.title`))).toHaveCount(other === shown ? 1 : 0);
        }
      });
    await test.step('by the tabs', async () => {
      await page.goto('/business');
      await expect(crumbs(page)).toHaveText(['Business', 'XAU Commerce']);
      const tabs = page.getByRole('navigation', { name: said('business.section'), exact: true });
      await expect(tabs.getByRole('link')).toHaveText(sections.map(([, label]) => label));
      for (const [name, label] of sections) {
        await tabs.getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(`/business?section=${name}`);
        await expect(tabs.locator('[aria-current="page"]')).toHaveText(label);
        await expect(crumbs(page)).toHaveText(['Business', label]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
        await expect(page).toHaveTitle(`${label} · Karat`);
      }
      await crumbs(page).first().getByRole('link', { name: 'Business' }).click();
      await expect(page).toHaveURL('/business?section=commerce');
    });
  });
});

test('BIZ-03 the code of the page is loaded only when it is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/map');
  await expectSettled(page);
  const before = new Set(scripts);
  await page.evaluate(() => history.pushState({}, '', '/business'));
  await expect(part(page, said('business.commerce.title'))).toBeVisible();
  const added = scripts.filter((script) => !before.has(script));
  expect(added.some((script) => codeOf('business').test(script))).toBe(true);
  await page.evaluate(() => history.pushState({}, '', '/map'));
  await expect(part(page, said('map.finalTitle'))).toBeVisible();
  await page.evaluate(() => history.pushState({}, '', '/business'));
  await expect(part(page, said('business.commerce.title'))).toBeVisible();
  expect(scripts.filter((script) => added.includes(script))).toHaveLength(added.length);
});

test('BIZ-04 the page describes the section with its figures and months, and links to the calculator', async ({
  page,
}) => {
  await page.goto('/business?section=arb');
  await expectSettled(page);
  await expect(part(page, said('business.traits')).getByRole('listitem')).toHaveCount(3);
  const { months, loan } = business.sections.arb;
  const latest = months.at(-1);
  await expect(fact(page, said('business.volume'))).toHaveText(
    new RegExp(String.raw`^${Number(latest?.volume)}0*\sXAUT$`),
  );
  await expect(fact(page, said('business.operations'))).toHaveText(String(latest?.operations));
  await expect(fact(page, said('business.rate'))).toHaveText(`${Number(loan.rate).toFixed(2)}%`);
  await expect(page.getByText(said('business.sample'))).toBeVisible();
  const chart = part(page, said('business.chart.volumeTitle'));
  await chart.getByRole('button', { name: said('chart.openTable') }).click();
  await expect(chart.getByRole('row')).toHaveCount(months.length + 1);
  await page.getByRole('link', { name: said('business.loan') }).click();
  await expect(page).toHaveURL('/xau/arb/loan');
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false });
  test('SH-08 the page uses the width', async ({ page }) => {
    await page.goto('/business');
    await expectSettled(page);
    expect(await columnWidth(page)).toBeGreaterThan(1000);
  });
});
