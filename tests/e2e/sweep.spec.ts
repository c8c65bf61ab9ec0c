import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { misfits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { lookAtScreens } from './screens.ts';

/** Tests that go through all screens take their time, ms. */
const long = 180_000;
const { languages }: { languages: readonly { code: string }[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../config/languages.json'), 'utf8'),
);

test.describe.configure({ timeout: long });

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 800 }, isMobile: false });
  for (const { code } of languages) {
    test.describe(code, () => {
      test.use({ locale: code });
      test(`L10N every screen fits in ${code}, and writes no error to the console`, async ({ page, sandbox }) => {
        await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '98765.12345678' });
        const errors = consoleErrors(page);
        expect(await lookAtScreens(page, () => page.evaluate(misfits))).toEqual({});
        expect(errors).toEqual([]);
      });
    });
  }
});

for (const scheme of ['dark', 'light'] as const) {
  for (const language of ['en', 'ar']) {
    test.describe(`${scheme}, ${language}`, () => {
      test.use({ colorScheme: scheme, locale: language });
      test(`A11Y no screen has a serious fault of accessibility in ${scheme}, ${language}`, async ({ page }) => {
        expect(await lookAtScreens(page, () => seriousFaults(page))).toEqual({});
      });
    });
  }
}

/** What axe calls serious or critical, with the elements. */
async function seriousFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`));
}

/** Errors that the page writes or throws from now on. */
function consoleErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return errors;
}
