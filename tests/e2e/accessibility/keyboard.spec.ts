import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

/** One screen of each kind. */
const kinds = [
  '/home',
  '/wallet',
  '/wallet/get',
  '/wallet/send',
  '/wallet/sell',
  '/wallet/buy',
  '/wallet/sell/history',
  '/wallet/sell/limits',
  '/wallet/commercial-transaction-history',
  '/home/information',
  '/home/account',
  '/home/account/faq',
  '/home/account/language',
  '/home/account/presentation',
  '/marketing',
  '/marketing/more?subTab=partners',
  '/marketing/qualification-table',
  '/business',
  '/map',
];

/** The focused element: its name, and the faults of how its focus shows. */
interface Stop {
  readonly name: string;
  readonly faults: readonly string[];
}

/**
 * Reads the focused element, once it has no faults or after half a second, because pages scroll and long lists are laid
 * out again. Undefined if the page itself has the focus. Runs in the page.
 */
async function readStop(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const isRinged = (one: Element | null): boolean => {
    if (one === null) return false;
    // The ring may be drawn by the ::before element.
    return [getComputedStyle(one), getComputedStyle(one, '::before')].some(
      ({ content, outlineStyle, outlineWidth, outlineColor, boxShadow }) => {
        const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 1;
        const isRing = (isOutlined && !outlineColor.endsWith(', 0)')) || /0px 0px 0px [1-9]/.test(boxShadow);
        return isRing && content !== 'none';
      },
    );
  };
  // A field shows its focus with the border of its box.
  const around: Element[] = [element];
  const boxes = 5;
  for (let box = element.parentElement; box && around.length <= boxes; box = box.parentElement) around.push(box);
  const read = (): string[] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
    const isSeen = points.some((point) => point !== null && (element.contains(point) || point.contains(element)));
    const isCovered = points.every((point) => point?.closest('nav, header')?.contains(element) === false);
    return [
      width < 1 || height < 1 ? 'has no size' : '',
      [...around, ...element.querySelectorAll('*')].some(isRinged) ? '' : 'has no ring',
      isSeen ? '' : 'is out of sight',
      isCovered ? 'is under a bar' : '',
    ].filter((fault) => fault !== '');
  };
  const frames = 30;
  for (let frame = 0; frame < frames && read().length > 0; frame += 1) await new Promise(requestAnimationFrame);
  const spoken = element.getAttribute('aria-label') ?? element.innerText;
  return { name: `${element.tagName.toLowerCase()} ${spoken.slice(0, 40)}`, faults: read() };
}

/** Presses Tab through the whole page and returns all focused elements. */
async function stops(page: Page): Promise<readonly Stop[]> {
  const found: Stop[] = [];
  const most = 150;
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop === undefined) return found;
    found.push(stop);
  }
  return found;
}

/** How many screens one test goes through. */
const several = 4;

for (let first = 0; first < kinds.length; first += several) {
  const some = kinds.slice(first, first + several);
  test(`every stop of Tab on ${some.join(', ')} has a visible focus and is not covered`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of some)
      await test.step(path, async () => {
        await page.goto(path);
        await expectSettled(page);
        const found = await stops(page);
        expect(found[0]?.name).toContain(said('nav.skip'));
        expect(found.length).toBeGreaterThan(5);
        expect(found.filter(({ faults }) => faults.length > 0)).toEqual([]);
      });
  });
}
