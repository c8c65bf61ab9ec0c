import { expect, test } from '../support/fixtures.ts';
import { expectSettled, visitAll } from '../support/routes.ts';
import { said } from '../support/texts.ts';

/** What moves, or would at a change: an element whose animation or transition has a duration; runs in the page. */
function moving(): readonly string[] {
  const isLong = (durations: string) => durations.split(',').some((duration) => parseFloat(duration) > 0);
  const running = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
    .map((animation) => `running: ${animation.constructor.name} ${animation.id}`);
  const styled = [...document.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isAnimated = style.animationName !== 'none' && isLong(style.animationDuration);
      return isAnimated || isLong(style.transitionDuration)
        ? [`${element.tagName}.${element.getAttribute('class')}${part}`]
        : [];
    }),
  );
  return [...running, ...styled];
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

test('with reduced motion nothing moves: on no screen, in no dialog, in no toast', async ({ page }) => {
  test.slow();
  await page.goto('/home');
  await expectSettled(page);
  const visits = await visitAll(page, moving);
  expect(visits.filter(({ found }) => found.length > 0)).toEqual([]);
  await page.goto('/marketing');
  await page.getByRole('link', { name: said('fixed.link') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
  await page.goto('/wallet/get?network=ton');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: said('toast.addressCopied') })).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
});
