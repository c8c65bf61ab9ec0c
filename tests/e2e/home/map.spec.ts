import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/build.ts';
import { fact } from '../support/facts.ts';
import { expect, test } from '../support/fixtures.ts';
import { columnWidth, part, parts } from '../support/page-parts.ts';
import { languages } from '../support/locales.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

const sections = [
  'strategy',
  'realization',
  'technical',
  'tokenization',
  'access',
  'community',
  'cards',
  'extensions',
  'mission',
  'conclusion',
  'factors',
  'statistics',
  'final',
] as const;
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, 'config', file), 'utf8'));

test.beforeEach(async ({ page }) => {
  await page.goto('/map');
  await expectSettled(page);
});

test('MAP-01 MAP-02 MAP-03 MAP-04 MAP-05 MAP-06 MAP-07 MAP-12 thirteen sections in order, with the stages, the technical basis, tokenization and access', async ({
  page,
}) => {
  await test.step('the sections in order: strategy is first, the final one is last', async () => {
    expect(await parts(page)).toEqual(sections.map((name) => said(`map.${name}Title`)));
    for (const name of sections) {
      await expect(part(page, said(`map.${name}Title`)).getByText(said(`map.${name}`), { exact: true })).toBeVisible();
    }
  });
  await test.step('realization has four stages, two done and two in progress, each with a date', async () => {
    const stages = part(page, said('map.realizationTitle')).getByRole('listitem');
    await expect(stages).toHaveCount(4);
    for (const [index, isDone] of [true, true, false, false].entries()) {
      const marked = (word: string) => stages.nth(index).getByText(word, { exact: true });
      await expect(marked('Done')).toHaveCount(isDone ? 1 : 0);
      await expect(marked('In progress')).toHaveCount(isDone ? 0 : 1);
    }
    const dates = await stages.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(dates).toHaveLength(4);
    expect(dates).toEqual(dates.toSorted((one, other) => String(one).localeCompare(String(other))));
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await expect(stages.first().locator('time')).toHaveText('March 31, 2026');
  });
  await test.step('the technical section says what it is built on', async () => {
    await expect(part(page, said('map.technicalTitle')).getByRole('listitem')).toHaveCount(4);
  });
  await test.step('the tokenization section goes from metal to wallet', async () => {
    await expect(part(page, said('map.tokenizationTitle')).getByRole('heading', { level: 3 })).toHaveText([
      'Metal',
      'Token',
      'Wallet',
    ]);
  });
  await test.step('access covers wallets, DEX and CEX', async () => {
    await expect(part(page, said('map.accessTitle')).getByRole('heading', { level: 3 })).toHaveText([
      'Wallets',
      'DEX',
      'CEX',
    ]);
  });
});

test('MAP-08 MAP-09 MAP-10 MAP-11 mission, conclusion, factors and statistics; cards lead to buying', async ({
  page,
}) => {
  await test.step('mission and conclusion', async () => {
    await expect(page.getByRole('heading', { name: said('map.missionTitle') })).toBeVisible();
    await expect(part(page, said('map.conclusionTitle')).getByText(said('map.conclusionText'))).toBeVisible();
  });
  await test.step('the green, the industry and the jewelry factor', async () => {
    await expect(part(page, said('map.factorsTitle')).getByRole('heading', { level: 3 })).toHaveText([
      'Sustainability',
      'Industry',
      'Jewelry',
    ]);
  });
  await test.step('the statistics follow the configuration', async () => {
    const { tokens } = read<{ tokens: object }>('tokens.json');
    const { networks } = read<{ networks: object }>('networks.json');
    const { levels } = read<{ levels: { name: string }[] }>('levels.json');
    const { wallet } = read<{ wallet: { usdt: string } }>('limits.json');
    const figure = (name: 'tokens' | 'networks' | 'languages' | 'levels' | 'minimum') =>
      fact(page, said(`map.statistics.${name}`));
    await expect(figure('tokens')).toHaveText(String(Object.keys(tokens).length));
    await expect(figure('networks')).toHaveText(String(Object.keys(networks).length));
    await expect(figure('languages')).toHaveText(String(languages.length));
    await expect(figure('levels')).toHaveText(String(levels.filter(({ name }) => name !== 'Undefined').length));
    await expect(figure('minimum')).toHaveText(`${wallet.usdt}\u00a0USDT`);
  });
  await test.step('community, cards and extensions; cards leads to buying', async () => {
    await expect(part(page, said('map.communityTitle')).getByText(said('map.communityText'))).toBeVisible();
    await expect(part(page, said('map.extensionsTitle')).getByRole('listitem')).toHaveCount(4);
    await part(page, said('map.cardsTitle'))
      .getByRole('link', { name: said('map.cardsBuy') })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === '/wallet/buy');
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false });
  test('SH-08 the page uses the width: the four stages are side by side', async ({ page }) => {
    expect(await columnWidth(page)).toBeGreaterThan(1000);
    const tops = await part(page, said('map.realizationTitle'))
      .getByRole('listitem')
      .evaluateAll((all) => all.map((stage) => Math.round(stage.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  });
});
