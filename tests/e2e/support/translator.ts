import type { Page } from '@playwright/test';

/** How a translated text looks. */
export const translated = (text: string): string => `«${text}»`;

/**
 * Translates the page as browsers do, now and whatever comes later: each text is replaced by two nested `font` elements
 * with the translation, unless it must not be translated. Figures get the separators of another language.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeft = 'script, style, svg, [translate="no"], font[data-translated]';
    const wrap = (text: Text): void => {
      if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(isLeft)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.dataset['translated'] = '';
      inner.textContent = `«${text.data.replaceAll(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? ',' : '.'))}»`;
      outer.append(inner);
      text.before(outer);
      text.remove();
    };
    const wrapAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
      for (const text of texts) wrap(text);
    };
    new MutationObserver((records) => {
      for (const { addedNodes, type, target } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) wrapAll(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    wrapAll(document.body);
  });
}
