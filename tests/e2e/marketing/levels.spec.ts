import { type Part, change, paths } from '../support/change-answers.ts';
import { fact } from '../support/facts.ts';
import { expect, test } from '../support/fixtures.ts';
import { said } from '../support/texts.ts';
import { followBack } from '../support/follow-links.ts';

const path = '/marketing/qualification-table';
const rows = [
  ['Standard', '0.5', '3', '1,000'],
  ['Standard +', '1.0', '4', '2,500'],
  ['Business', '2.5', '5', '5,000'],
  ['Business +', '5.0', '6', '10,000'],
  ['Premium', '10.0', '7', '25,000'],
  ['Premium +', '20.0', '8', '50,000'],
  ['Elite', '40.0', '9', '100,000'],
  ['Elite +', '60.0', '10', '250,000'],
  ['Partner', '100.0', '11', '500,000'],
];
/** Matches the heading of a level's row: its full name, with a mark if it is the user's level. */
const headed = (name: string) => new RegExp(`^${RegExp.escape(name)}(\\s*${said('level.yoursMark')})?$`);
const names = ['Undefined', ...rows.map(([name = '']) => name)];

test('M-24 M-25 M-26 M-27 M-28 M-29 M-30 M-31 M-32 M-33 M-34 M-35 nine levels and the requirements of each, a calculator, and Back to the network tab', async ({
  page,
}) => {
  await test.step('nine levels and the requirements of each', async () => {
    await page.goto(path);
    const table = page.getByRole('table', { name: said('level.table') });
    await expect(table.getByRole('columnheader')).toHaveText([
      said('level.name'),
      said('level.volumeFrom'),
      said('level.invitedFrom'),
      said('level.coverageTo'),
    ]);
    const lines = table.locator('tbody tr');
    await expect(lines).toHaveCount(9);
    for (const [index, [name = '', ...figures]] of rows.entries()) {
      await expect(lines.nth(index).getByRole('rowheader')).toHaveText(headed(name));
      await expect(lines.nth(index).getByRole('cell')).toHaveText(figures);
    }
    await expect(page.getByText(said('level.countsFrom', { volume: '0.25' }))).toBeVisible();
  });
  await test.step('the calculator shows the level for a volume and a number of partners', async () => {
    const volume = page.getByRole('textbox', { name: said('level.volume') });
    const partners = page.getByRole('textbox', { name: said('level.partners') });
    await volume.fill('2.5');
    await partners.fill('5');
    await expect(fact(page, said('level.result'))).toHaveText('Business');
    await expect(fact(page, said('level.coverageTo'))).toHaveText('5,000');
    await expect(fact(page, said('level.toNext'))).toHaveText(
      said('level.missingBoth', { name: 'Business +', volume: '2.5', partners: '1' }),
    );
    await volume.fill('2.49');
    await expect(fact(page, said('level.result'))).toHaveText('Standard +');
    await volume.fill('1000');
    await partners.fill('11');
    await expect(fact(page, said('level.result'))).toHaveText('Partner');
    await expect(fact(page, said('level.toNext'))).toHaveCount(0);
    await partners.fill('');
    await expect(fact(page, said('level.result'))).toHaveCount(0);
  });
  await test.step('Back leads to the network tab', async () => {
    await followBack(page);
    await expect(page).toHaveURL(/\/marketing\?tab=network/);
  });
});

test('M-21 M-40 SES-08 SES-10 the level of the session is named and marked in the table', async ({ page }) => {
  let partnerLevel = 0;
  await change(page, paths.session, ({ user, ...answer }) => {
    const { settings, ...known }: Part = Object(user);
    return { ...answer, user: { ...known, settings: { ...Object(settings), partnerLevel } } };
  });
  const current = page.getByRole('table').locator('tr', { hasText: said('level.yoursMark') });
  for (const [level, name] of names.entries())
    await test.step(`level ${level} is ${name}`, async () => {
      partnerLevel = level;
      await page.goto(path);
      await expect(fact(page, said('level.current'))).toHaveText(
        level === 0 ? said('level.none') : said('level.badge', { name, level: String(level) }),
      );
      await expect(current).toHaveCount(level === 0 ? 0 : 1);
      if (level > 0) await expect(current.getByRole('rowheader')).toHaveText(headed(name));
      // The next load signs in again.
      await page.evaluate(() => sessionStorage.removeItem('session'));
    });
  // The highest level has no next one.
  await expect(page.getByText(said('level.highest'))).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test.describe(() => {
  test.use({ level: 3 });
  test('M-22 M-23 the reached and missing parts of the next level, for each requirement', async ({ page, sandbox }) => {
    await sandbox.post('rates', { XAUT: '4000', PAXG: '4000' });
    await change(page, '/v1/partner/personal/volume', () => ({ XAUT: '3', PAXG: '0.6' }));
    await change(page, '/v1/mlm/personal', (answer) => ({ ...answer, count: 3 }));
    await page.goto(path);
    await expect(fact(page, said('level.partners'))).toHaveText('3');
    await expect(fact(page, said('marketing.volumeXaut'))).toHaveText('3.00\u00a0XAUT');
    await expect(fact(page, said('marketing.volumePaxg'))).toHaveText('0.60\u00a0PAXG');
    const card = page.getByRole('region', { name: said('level.next', { name: 'Business +' }) });
    await expect(card.getByRole('progressbar', { name: said('level.volume') })).toHaveAttribute('aria-valuenow', '72');
    await expect(card.getByRole('progressbar', { name: said('level.partners') })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await expect(card).toContainText(said('level.volumeMissing', { volume: '1.40' }));
    await expect(card).toContainText(said('level.partnersMissing', { partners: '3' }));
  });
});
