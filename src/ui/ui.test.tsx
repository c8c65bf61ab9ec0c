import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './tokens.css';
import './base.css';
import { Dialog } from './dialog/Dialog.tsx';
import { LoadingLogo } from './logo/LoadingLogo.tsx';
import { Button } from './button/Button.tsx';
import { Toast, ToastRegion } from './toast/Toast.tsx';
import { SellPage } from './showcase/SellPage.tsx';
import { StatesPage } from './showcase/StatesPage.tsx';
import { WalletPage } from './showcase/WalletPage.tsx';
import { WORDS } from './showcase/words.ts';

const PAGES = { wallet: WalletPage, sell: SellPage, states: StatesPage } as const;
const SCHEMES = ['dark', 'light'] as const;
const LANGUAGES = ['en', 'de', 'ar'] as const;
const root = document.documentElement;

beforeEach(() => page.viewport(320, 900));
afterEach(() => root.removeAttribute('dir'));

function boxes(selector: string): { element: Element; rect: DOMRect }[] {
  return [...document.querySelectorAll(selector)].map((element) => ({
    element,
    rect: element.getBoundingClientRect(),
  }));
}

describe.each(Object.entries(PAGES).map(([name, Page]) => ({ name, Page })))(
  '$name page at 320 px',
  ({ name, Page }) => {
    test.each(SCHEMES.flatMap((scheme) => LANGUAGES.map((lng) => ({ scheme, lng }))))(
      'fits: $scheme $lng',
      async ({ scheme, lng }) => {
        root.dataset['mantineColorScheme'] = scheme;
        root.dir = WORDS[lng].dir;
        root.lang = lng;
        await render(<Page words={WORDS[lng]} />);

        expect(root.scrollWidth).toBeLessThanOrEqual(320);
        const wide = boxes('#content :not([role=progressbar] *)').filter(
          ({ element, rect }) => rect.width > 1 && (rect.left < -0.5 || rect.right > 320.5 || isClipping(element)),
        );
        expect(wide.map(({ element }) => element.outerHTML.slice(0, 160))).toEqual([]);

        const small = boxes('a, button, select, label:has(input)').filter(
          ({ rect }) => rect.width < 44 || rect.height < 44,
        );
        expect(small.map(({ element }) => element.outerHTML.slice(0, 160))).toEqual([]);

        await page.viewport(lng === 'en' ? 390 : 320, Math.max(844, root.scrollHeight));
        await page.screenshot({ path: `../../screens/ui-${name}-${scheme}-${lng}.png` });
      },
    );
  },
);

test.each(SCHEMES.flatMap((scheme) => [390, 1280].map((width) => ({ scheme, width }))))(
  'overlays: $scheme at $width px',
  async ({ scheme, width }) => {
    await page.viewport(width, 844);
    root.dataset['mantineColorScheme'] = scheme;
    const words = WORDS.en;
    const ignore = () => undefined;
    await render(
      <>
        <WalletPage words={words} />
        <Dialog title={words.failed} closeLabel={words.close} onClose={ignore}>
          <p>{words.failedText}</p>
          <Button>{words.retry}</Button>
          <Button variant="outline">{words.close}</Button>
        </Dialog>
        <ToastRegion label="Messages" count={1}>
          <Toast tone="positive" title={words.done} closeLabel={words.close} onClose={ignore} />
        </ToastRegion>
      </>,
    );
    expect(root.scrollWidth).toBeLessThanOrEqual(width);
    await Promise.all(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished),
    );
    await page.screenshot({ path: `../../screens/ui-overlays-${scheme}-${width}.png` });
  },
);

test('E-02 the loading screen is dark in every scheme and covers the page, its cycle is 1200 ms', async () => {
  await page.viewport(390, 844);
  root.dataset['mantineColorScheme'] = 'light';
  const screen = await render(<LoadingLogo label="Loading" />);
  const element = screen.getByRole('status').element();
  expect(element.getBoundingClientRect().height).toBe(844);
  expect(getComputedStyle(element).backgroundColor).toBe('rgb(11, 12, 14)');
  expect(element.getAnimations({ subtree: true }).map((one) => one.effect?.getTiming().duration)).toEqual([
    1200, 1200, 1200,
  ]);
  await page.screenshot({ path: '../../screens/ui-loading.png' });
});

/** Text that is wider than its box and cut off by it. */
function isClipping(element: Element): boolean {
  const style = getComputedStyle(element);
  return (
    element instanceof HTMLElement &&
    !element.matches('input, select, .visually-hidden') &&
    style.overflowX !== 'visible' &&
    element.scrollWidth > element.clientWidth + 1
  );
}
