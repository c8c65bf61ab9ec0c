import { roomOf } from '../../../compiler/rules/room.ts';
import { openMarked, roomsOn } from '../../../scripts/room/rooms.ts';
import { expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/locales.ts';

/** The screens that are measured again: the bar, tabs, tiles, buttons, labels of fields, crumbs and pills. */
const screens = ['/wallet', '/wallet/sell', '/home/account', '/marketing', '/trading'];
/** How many letters two measures may differ by, as the fonts of another machine are a little wider or narrower. */
const slack = 2;

/** Opening three pages takes longer than other tests, ms. */
test.describe.configure({ timeout: 180_000 });

test('I18N-18 the stored room of texts is what the built app has, and a text that is longer does not fit', async ({
  browser,
  baseURL,
  sandbox,
}) => {
  const base = baseURL ?? '';
  const language = 'de';
  const texts = textsOf(language);
  const open = { language, user: sandbox.user.name, texts };
  const page = await openMarked(browser, base, open);
  const rooms = await roomsOn(page, screens, open);
  const stored = [...rooms].flatMap(([key, room]) => {
    const limit = roomOf(key, language);
    return limit === undefined ? [] : [{ key, room, limit }];
  });
  expect(stored.length).toBeGreaterThan(30);
  // Another language may have the place lie otherwise, and another screen may have less room.
  expect(stored.filter(({ room, limit }) => Math.abs(limit - room) <= slack).length).toBeGreaterThan(stored.length / 2);
  expect(stored.filter(({ room, limit }) => limit > room + slack).length).toBeLessThan(stored.length / 4);

  await page.context().close();
  const key = 'buy.title';
  const room = roomOf(key, language) ?? 0;
  const heightWith = async (text: string): Promise<number> => {
    const shown = await openMarked(browser, base, { ...open, texts: { ...texts, [key]: text } });
    await shown.goto(`${base}/wallet`);
    const label = shown.getByRole('link', { name: text }).locator('span').last();
    const { height = 0 } = (await label.boundingBox()) ?? {};
    await shown.context().close();
    return height;
  };
  const usual = await heightWith(texts[key] ?? '');
  expect(
    await heightWith(
      'Kauf '
        .repeat(8)
        .trim()
        .slice(0, room + 8),
    ),
  ).toBeGreaterThan(usual * 1.5);
});
