import type { Page } from '@playwright/test';
import { contrast } from '../../../src/ui/contrast.ts';
import { said } from '../support/texts.ts';
import { type Messenger, expect, test, themes } from '../support/messenger-frame.ts';

const heading = (messenger: Messenger) => messenger.app.getByRole('heading', { level: 1 });
const root = (messenger: Messenger) => messenger.app.locator('html');
/** The current value of a color of tokens.css. */
const token = (messenger: Messenger, name: string) =>
  root(messenger).evaluate((html, value) => {
    const color = getComputedStyle(html).getPropertyValue(value).trim();
    return color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  }, `--${name}`);
const box = async (page: Page, messenger: Messenger, name: string) => {
  const [frame, element] = await Promise.all([
    page.locator('iframe').boundingBox(),
    messenger.app.getByRole('navigation', { name }).getByRole('list').boundingBox(),
  ]);
  if (!frame || !element) throw new Error(`${name} is not there`);
  return { toEnd: frame.y + frame.height - element.y - element.height, fromLeft: element.x - frame.x };
};

for (const [scheme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test.describe(`in a ${scheme} messenger on a ${other} device`, () => {
    test.use({ colorScheme: other });

    test(`RUN-05 the app is ${scheme} in the messenger's colours, and changes with them`, async ({
      messenger,
      page,
    }) => {
      await messenger.open('/wallet', { theme: themes[scheme] });
      await expect(heading(messenger)).toBeVisible();
      await expect(root(messenger)).toHaveAttribute('data-mantine-color-scheme', scheme);
      for (const [name, color] of [
        ['color-bg', themes[scheme].secondary_bg_color],
        ['color-surface', themes[scheme].section_bg_color],
        ['color-text', themes[scheme].text_color],
      ] as const) {
        expect(await token(messenger, name), name).toBe(color);
      }
      for (const method of ['header', 'background'] as const)
        await messenger.expectLast(`web_app_set_${method}_color`, { color: themes[scheme].secondary_bg_color });
      await expect(page.getByRole('banner')).toHaveCSS(
        'color',
        scheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)',
      );
      await messenger.tell('theme_changed', { theme_params: themes[other] });
      await expect(root(messenger)).toHaveAttribute('data-mantine-color-scheme', other);
      expect(await token(messenger, 'color-text')).toBe(themes[other].text_color);
      await expect(messenger.app.locator('body')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
    });

    test(`RUN-05 the loading screen is ${scheme} already`, async ({ messenger, page }) => {
      await page.route('**/v1/auth', () => undefined);
      await messenger.open('/wallet', { theme: themes[scheme] });
      await expect(messenger.app.locator('#loading')).toBeVisible();
      await expect(root(messenger)).toHaveAttribute('data-mantine-color-scheme', scheme);
    });
  });
}

test('RUN-05 unreadable colors are replaced by the app’s own', async ({ messenger }) => {
  const { text_color: _, ...theme } = themes.dark;
  await messenger.open('/wallet', { theme: { ...theme, section_bg_color: '#8a8a8a', text_color: '#9a9a9a' } });
  await expect(heading(messenger)).toBeVisible();
  await expect(root(messenger)).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await token(messenger, 'color-surface')).toBe('#14161a');
  await messenger.tell('theme_changed', {
    theme_params: { ...themes.light, hint_color: '#b0b0b0', subtitle_text_color: '#b0b0b0' },
  });
  await expect(root(messenger)).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await token(messenger, 'color-surface')).toBe('#ffffff');
  for (const text of ['text', 'dim', 'gold', 'positive', 'negative'])
    for (const ground of ['bg', 'surface', 'raised'])
      expect(
        contrast(await token(messenger, `color-${text}`), await token(messenger, `color-${ground}`)),
        `${text} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
});

test('RUN-05 header, sections, page and toasts leave the areas free that the device and the messenger cover', async ({
  messenger,
  page,
}) => {
  await messenger.open('/wallet/get', {
    safeArea: { top: 40, bottom: 20, left: 30, right: 34 },
    contentSafeArea: { top: 46, bottom: 8, left: 2, right: 0 },
  });
  await expect(messenger.app.getByRole('banner')).toHaveCSS('padding-top', '86px');
  await expect(messenger.app.getByRole('main')).toHaveCSS('padding-left', '32px');
  await expect(messenger.app.getByRole('main')).toHaveCSS('padding-right', '34px');
  expect(await box(page, messenger, said('nav.label'))).toEqual({ toEnd: 40, fromLeft: 32 });
  await messenger.app
    .getByRole('button', { name: said('action.copy'), exact: true })
    .first()
    .click();
  await expect(messenger.app.getByRole('region', { name: said('toast.region') })).toHaveCSS('top', '98px');
  await messenger.tell('content_safe_area_changed', { top: 0, bottom: 0, left: 0, right: 0 });
  await expect(messenger.app.getByRole('banner')).toHaveCSS('padding-top', '40px');
});

test('RUN-05 the sections stay visible if the messenger shows less of the page, once its height is stable', async ({
  messenger,
  page,
}) => {
  await messenger.open('/wallet');
  await expect(heading(messenger)).toBeVisible();
  const frame = await page.locator('iframe').boundingBox();
  if (!frame) throw new Error('there is no frame');
  const change = (height: number, isStable: boolean) =>
    messenger.tell('viewport_changed', {
      width: frame.width,
      height,
      is_expanded: false,
      is_state_stable: isStable,
    });
  await change(frame.height - 160, true);
  await expect.poll(() => box(page, messenger, said('nav.label'))).toMatchObject({ toEnd: 172 });
  await change(frame.height - 300, false);
  // No height of a page.
  for (const height of [1, 0, -1]) await change(height, true);
  await messenger.app.getByRole('link', { name: said('nav.map'), exact: true }).click();
  await expect.poll(() => box(page, messenger, said('nav.label'))).toMatchObject({ toEnd: 172 });
  await change(1e9, true);
  await expect.poll(() => box(page, messenger, said('nav.label'))).toMatchObject({ toEnd: 12 });
  const body = await messenger.app.locator('body').boundingBox();
  expect(body?.height).toBeLessThan(20_000);
  await change(frame.height, true);
  await expect.poll(() => box(page, messenger, said('nav.label'))).toMatchObject({ toEnd: 12 });
});

test('RUN-05 the sections give way while the keyboard is open, and are back once it is closed', async ({
  messenger,
  page,
}) => {
  await messenger.open('/wallet/sell?network=ton');
  const sections = messenger.app.getByRole('navigation', { name: said('nav.label') });
  await expect(sections).toBeVisible();
  // The messenger's own button takes of the frame's height.
  await expect(page.getByRole('button', { name: said('action.continue') })).toBeVisible();
  const frame = await page.locator('iframe').boundingBox();
  if (!frame) throw new Error('there is no frame');
  const change = (height: number) =>
    messenger.tell('viewport_changed', { width: frame.width, height, is_expanded: true, is_state_stable: true });
  await change(frame.height);
  await change(frame.height - 160);
  // No keyboard: nothing is typed.
  await expect.poll(() => box(page, messenger, said('nav.label'))).toMatchObject({ toEnd: 172 });
  await change(frame.height);
  await messenger.app.getByRole('textbox').first().focus();
  await change(frame.height - 300);
  await expect(sections).toBeHidden();
  await change(frame.height);
  await expect(sections).toBeVisible();
});
