import { awaitEffects } from './expect-soon.ts';

/** A message for each element that does not fit on the page; runs in the page. */
export function misfits(): readonly string[] {
  /** How far an element may overflow through rounding, px: 1 px at the usual text size. */
  const slack = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  /** Words with more letters may be wider than the narrowest screen. */
  const longWord = 20;
  const root = document.documentElement;
  const width = root.clientWidth;
  const wrong: string[] = [];
  if (root.scrollWidth > width + slack - 1) wrong.push(`the page scrolls: ${root.scrollWidth} of ${width} px`);

  for (const element of document.body.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement) || !isSeen(element) || isInScroller(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if ((left < -slack || right > width + slack) && !isCutDecoration(element))
      wrong.push(`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)} px`);
    const hides =
      getComputedStyle(element).overflowX !== 'visible' && !element.matches('input, select, textarea, [tabindex="0"]');
    if (hides && hasText(element) && element.scrollWidth > element.clientWidth + slack)
      wrong.push(`${nameOf(element)} is cut off`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !isSeen(parent) || node.textContent?.trim() === '') continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    // The rectangle of a text is as high as its font, which may be higher than its line.
    const lineHeight = parseFloat(getComputedStyle(parent).lineHeight);
    const lowest = Math.max(...rects.map(({ bottom, height }) => bottom - Math.max(0, height - lineHeight || 0) / 2));
    const tooNarrow = around(parent).find((outer) => {
      const box = outer.getBoundingClientRect();
      const isTooLow = outer.matches('button, a, label') && lowest > box.bottom + slack;
      return isTooLow || rects.some((rect) => rect.left < box.left - slack || rect.right > box.right + slack);
    });
    if (tooNarrow)
      wrong.push(`the text “${node.textContent?.trim().slice(0, 40)}” does not fit in ${nameOf(tooNarrow)}`);
    const cut = cutWord(node, parent);
    if (cut !== undefined) wrong.push(`the word “${cut}” is cut in two in ${nameOf(parent)}`);
  }
  return [...new Set(wrong)];

  /**
   * A word that is broken across two lines, if any. Addresses and hashes (in their own font) are not words. With
   * automatic hyphens, a word that would fit on one line may be broken; a large word may be wider than its line.
   */
  function cutWord(node: Node, parent: Element): string | undefined {
    const { fontFamily, hyphens } = getComputedStyle(parent);
    if (fontFamily.includes('mono') || slack > 1) return undefined;
    const room = hyphens === 'auto' ? (around(parent)[0]?.clientWidth ?? 0) : 0;
    const words = (node.textContent ?? '').matchAll(/\p{L}+/gu);
    return [...words].find(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      const isOnTwoLines = rects.some((rect) => rect.top > (rects[0]?.bottom ?? 0) - slack);
      return word.length <= longWord && isOnTwoLines && rects.reduce((sum, rect) => sum + rect.width, 0) > room;
    })?.[0];
  }

  function isSeen(element: Element | null): boolean {
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden')) return false;
    const { width: elementWidth, height } = element.getBoundingClientRect();
    // What is visually hidden is 1 px large, and grows with the texts.
    return elementWidth > slack && height > slack;
  }

  /** The boxes around a text, the nearest first, up to a scroll container. */
  function around(element: Element): Element[] {
    const boxes: Element[] = [];
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { display, position } = getComputedStyle(outer);
      // A direct child of a scroll container is as wide as its content.
      if (doesScroll(outer) || (outer.parentElement && doesScroll(outer.parentElement))) break;
      if (display !== 'inline' && display !== 'contents') boxes.push(outer);
      if (position === 'absolute' || position === 'fixed') break;
    }
    return boxes;
  }

  function hasText(element: Element): boolean {
    return element.textContent?.trim() !== '';
  }

  /** Whether an element has no text and is cut off on purpose, such as the fill of a bar. */
  function isCutDecoration(element: Element): boolean {
    const outer = element.parentElement;
    return !hasText(element) && outer !== null && getComputedStyle(outer).overflowX !== 'visible';
  }

  function isInScroller(element: Element): boolean {
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      if (doesScroll(outer)) return true;
    }
    return false;
  }

  /** Whether an element scrolls, or shows hidden content with keys, as a carousel does. */
  function doesScroll(element: Element): boolean {
    const { overflowX } = getComputedStyle(element);
    return ['auto', 'scroll'].includes(overflowX) || (overflowX === 'hidden' && element.matches('[tabindex="0"]'));
  }

  function nameOf(element: Element): string {
    const text = element.textContent?.trim().slice(0, 40) ?? '';
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${text}”`;
  }
}

/** The same with texts twice as large, as a user's browser may show them; the source of a function that runs in the page. */
export const misfitsOfLargeText = `async () => {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  // Charts and scroll containers follow their new size within a few frames.
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  // What they found is drawn in a task of React.
  await (${String(awaitEffects)})();
  try {
    return (${String(misfits)})().map((misfit) => 'at 200 %: ' + misfit);
  } finally {
    style.fontSize = '';
  }
}`;
