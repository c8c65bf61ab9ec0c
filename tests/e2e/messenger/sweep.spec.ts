import { appFrame } from '../../../scripts/messenger/client.ts';
import { addAxe, seriousFaults } from '../support/axe.ts';
import { misfits } from '../support/layout-misfits.ts';
import { languages } from '../support/locales.ts';
import { both, consoleErrors, entryPaths, routes, visit } from '../support/routes.ts';
import { expect, test, themes } from '../support/messenger-frame.ts';

/** One language of each direction, and the one with the longest words. */
const shown = languages.filter(({ code }) => ['en', 'de', 'ar'].includes(code));

/** The screens to check in one language; together the languages check each screen once. */
function shareOf(index: number): readonly string[] {
  return routes.map(({ path }) => path).filter((_, at) => at % shown.length === index);
}

test.describe.configure({ timeout: 120_000 });
test.use({ trace: 'off', colorScheme: 'dark', viewport: { width: 320, height: 568 }, isMobile: false });

for (const [index, { code, direction }] of shown.entries()) {
  test.describe(code, () => {
    test.use({ locale: code });
    test(`RUN-05 in the dark messenger a share of the screens, in ${code}, fits, writes no error and has no serious fault`, async ({
      messenger,
      page,
    }) => {
      const errors = consoleErrors(page);
      const share = shareOf(index);
      await messenger.open(share[0] ?? '/', { theme: themes.dark });
      const app = await appFrame(page);
      await expect(messenger.app.locator('html')).toHaveAttribute('dir', direction);
      await expect(messenger.app.locator('html')).toHaveAttribute('lang', code);
      await addAxe(app);
      const entries = code === 'en' ? await entryPaths(app) : [];
      const visits = await visit(app, [...share, ...entries], both(misfits, seriousFaults));
      const faults = visits.flatMap(({ path, found }) =>
        [...found.one, ...found.two].map((fault) => `${path}: ${fault}`),
      );
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}
