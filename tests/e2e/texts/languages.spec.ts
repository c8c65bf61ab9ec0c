import { addAxe, seriousFaults } from '../support/axe.ts';
import { misfits } from '../support/layout-misfits.ts';
import { expect, test } from '../support/fixtures.ts';
import { languages, levelNames, textIn, textsOf } from '../support/locales.ts';
import { both, consoleErrors, routes, visitAll } from '../support/routes.ts';
import { english } from '../support/texts.ts';

const namespaces = new Set(Object.keys(english).map((key) => key.split('.')[0]));

/** The requirement of each language. */
const lines: Readonly<Record<string, string>> = {
  ru: 'I18N-14',
  en: 'I18N-15',
  es: 'I18N-16',
  pt: 'I18N-17',
  de: 'I18N-18',
  it: 'I18N-19',
  fr: 'I18N-20',
  kk: 'I18N-21',
  tr: 'I18N-22',
  pl: 'I18N-23',
  cs: 'I18N-24',
  ro: 'I18N-25',
  id: 'I18N-26',
  ar: 'I18N-27',
};

/** Reads the texts and the layout of a screen; runs in the page. */
function readScreen(): {
  title: string | null;
  tab: string;
  texts: string[];
  direction: string;
  turned: number;
} {
  const said = [document.title];
  const isForeign = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style') || isForeign(node.parentElement)) continue;
    said.push(node.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      said.push(element.getAttribute(name) ?? '');
  }
  const turned = [...document.querySelectorAll('.ltr')].filter(
    (element) => getComputedStyle(element).direction !== 'ltr',
  ).length;
  return {
    title: document.querySelector('h1')?.textContent ?? null,
    tab: document.title,
    texts: [...new Set(said.map((text) => text.trim()).filter((text) => text !== ''))],
    direction: getComputedStyle(document.body).direction,
    turned,
  };
}

/** The texts that are untranslated keys. */
function rawKeys(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    if (text in english) return [text];
    const words = text.match(/\b[a-z][A-Za-z]*(?:\.[A-Za-z_]\w*)+\b/g) ?? [];
    return words.filter((word) => namespaces.has(word.split('.')[0] ?? ''));
  });
}

/** Returns a function that finds English texts which have a different translation in this language. */
function leftoverOf(code: string): (text: string) => boolean {
  const texts = textsOf(code);
  // The names of levels are English words and the same in every language.
  const known = new Set([...Object.values(texts), ...levelNames]);
  const foreign = Object.entries(english).filter(
    ([key, text]) => texts[key] !== undefined && texts[key] !== text && !known.has(text),
  );
  const plain = new Set(foreign.map(([, text]) => text));
  const filled = foreign.flatMap(([, text]) => {
    const parts = text.split(/\{\{\w+\}\}/);
    // A single word around a placeholder may also be a word of this language, such as "Level" in Indonesian.
    return parts.length > 1 && /[a-z]{2}\W+[a-z]{2}/i.test(parts.join(' '))
      ? [new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`)]
      : [];
  });
  return (text) => plain.has(text) || filled.some((pattern) => pattern.test(text));
}

/** The languages checked with axe, whose rules do not depend on words: both directions, and the longest words. */
const forAxe = new Set(['en', 'de', 'ar']);

/** The timeout for going through all screens, ms. */
test.describe.configure({ timeout: 300_000 });
// No trace: for so many screens it takes longer than the tests, and failures name the screen and the reason.
test.use({ trace: 'off', viewport: { width: 320, height: 800 }, isMobile: false });

for (const [index, { code, label, direction }] of languages.entries()) {
  test.describe(code, () => {
    test.use({ locale: code, colorScheme: index % 2 === 0 ? 'dark' : 'light' });
    test(`${lines[code] ?? ''} RUN-05 ${label} (${code}) can be chosen, and its texts apply to every screen, fit and have no faults`, async ({
      page,
      sandbox,
    }) => {
      const before = code === 'en' ? 'de' : 'en';
      await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '98765.12345678' });
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), before);
      const errors = consoleErrors(page);
      await page.goto('/home/account/language');
      await page.getByRole('radio', { name: label, exact: true }).click();
      await page.getByRole('button', { name: textIn(before, 'action.apply') }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);

      const translations = textsOf(code);
      const isLeftover = leftoverOf(code);
      const faults: unknown[] = [];
      const isForAxe = forAxe.has(code);
      if (isForAxe) await addAxe(page);
      const read = both(readScreen, both(misfits, isForAxe ? seriousFaults : (): string[] => []));
      for (const [at, { path, found }] of (await visitAll(page, read)).entries()) {
        const { title, tab, texts, direction: lies, turned } = found.one;
        const { one: misfit, two: serious } = found.two;
        const expected = translations[routes[at]?.title ?? ''] ?? title ?? '';
        if (title !== expected || !tab.startsWith(expected)) faults.push({ path, expected, found: title });
        const keys = rawKeys(texts);
        const leftovers = code === 'en' ? [] : texts.filter(isLeftover);
        const foreignDigits = texts.filter((text) => /[\u0660-\u0669\u06f0-\u06f9]/.test(text));
        if ([...keys, ...leftovers, ...foreignDigits].length > 0) faults.push({ path, keys, leftovers, foreignDigits });
        if (lies !== direction || turned > 0) faults.push({ path, lies, turned });
        if (misfit.length > 0 || serious.length > 0) faults.push({ path, misfit, serious });
      }
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}

test('the languages differ from English in nearly all texts, so that untranslated ones can be found', () => {
  for (const { code } of languages.filter((language) => language.code !== 'en')) {
    const texts = textsOf(code);
    const same = Object.entries(english).filter(([key, text]) => texts[key] === text);
    expect(same.length / Object.keys(english).length, code).toBeLessThan(0.15);
  }
});
