import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { misfits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { expectSettled, routes, visit } from './routes.ts';

/** Tests that go through all screens take their time, ms. */
const long = 120_000;
const paths = routes.map(({ path }) => path);
const { languages }: { languages: readonly { code: string }[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../config/languages.json'), 'utf8'),
);

test.describe.configure({ timeout: long });
// A trace of so many screens costs more than the tests; what fails says which screen and why.
test.use({ trace: 'off' });

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 800 }, isMobile: false });
  for (const { code } of languages) {
    test.describe(code, () => {
      test.use({ locale: code });
      test(`RUN-05 every screen fits in ${code}, and writes no error to the console`, async ({ page, sandbox }) => {
        await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '98765.12345678' });
        const errors = consoleErrors(page);
        await page.goto('/home');
        await expectSettled(page);
        const visits = await visit(page, [...paths, ...(await entries(page))], misfits);
        expect(visits.filter(({ found }) => found.length > 0)).toEqual([]);
        expect(errors).toEqual([]);
      });
    });
  }
});

test('every screen, opened by its address, writes no error to the console', async ({ page }) => {
  const errors = consoleErrors(page);
  for (const path of paths) {
    await page.goto(path);
    await expectSettled(page);
  }
  expect(errors).toEqual([]);
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const locale of ['en', 'ar']) {
    test.describe(`${colorScheme}, ${locale}`, () => {
      test.use({ colorScheme, locale });
      test(`no screen has a serious fault in ${colorScheme}, ${locale}`, async ({ page }) => {
        await page.goto('/home');
        await expectSettled(page);
        const faults: string[] = [];
        for (const path of [...paths, ...(await entries(page))]) {
          await visit(page, [path], () => undefined);
          faults.push(...(await seriousFaults(page)).map((fault) => `${path}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    });
  }
}

/** The addresses of entries: the first one that each list leads to. */
async function entries(page: Page): Promise<readonly string[]> {
  const lists = paths.filter((path) => paths.includes(`${path}/info`));
  const visits = await visit(
    page,
    lists,
    () => document.querySelector('main li a[href*="/info?"]')?.getAttribute('href') ?? '',
  );
  return visits.flatMap(({ found }) => (found === '' ? [] : [found]));
}

/** What axe calls serious or critical, with the elements. */
async function seriousFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`),
  );
}

/** Errors and warnings that the page writes or throws from now on. */
function consoleErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  const keep = (text: string): void => void errors.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) keep(message.text());
  });
  page.on('pageerror', (error) => keep(error.message));
  return errors;
}
