/** How much of a text fits where it stands: its key by its mark, and how many letters of the filler. */
export interface Measured {
  readonly mark: string;
  readonly letters: number;
}

/** What the page needs to measure. */
export interface Measuring {
  /** Words of the language, as many as the longest text that is tried. */
  readonly filler: string;
  /** Letters at which a place counts as one that grows. */
  readonly most: number;
}

/**
 * Measures the room of each marked text on the page, and takes the marks out; runs in the page. A text has no room left
 * where it or a neighbour is cut, breaks a word or leaves its box, and in a place of one line where it needs a second.
 */
export function measureRooms({ filler, most }: Measuring): readonly Measured[] {
  /** The text of a place of one line: of the bar, tabs, tiles, crumbs, buttons, labels and pills. */
  const oneLine = 'nav a, nav [role="listitem"], button, a.mantine-active, label, [class*="_label_"]';
  /** The smallest letters that can be read, px; the bar and tiles take smaller ones the longer their words are. */
  const smallest = 8;
  const slack = 1;
  const range = document.createRange();
  const marked: { readonly node: Text; readonly mark: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const marks = node.data.match(/(?:[\u2061-\u2064]\u00ad){6}/g) ?? [];
    const [mark] = marks;
    const isWhole = marks.length === 1 && mark !== undefined && node.data.startsWith(mark);
    if (marks.length > 0) node.data = node.data.replaceAll(/[\u2061-\u2064]\u00ad/g, '');
    if (isWhole) marked.push({ node, mark });
  }
  const visited = new Set<string>();
  return marked.flatMap(({ node, mark }) => {
    const parent = node.parentElement;
    if (!parent || !isVisible(parent) || parent.closest('[aria-hidden="true"]')) return [];
    const place = `${mark} ${parent.className} ${Math.round(boxesAround(parent)[0]?.clientWidth ?? 0)}`;
    if (visited.has(place)) return [];
    visited.add(place);
    return [{ mark, letters: lettersThatFit(node, parent) }];
  });

  function lettersThatFit(node: Text, parent: HTMLElement): number {
    const written = node.data;
    const lines = linesOf(node);
    const font = Math.min(smallest, fontOf(parent));
    const isOneLine = lines === 1 && parent.closest(oneLine) !== null && parent.closest('p') === null;
    const around = parent.closest('nav, form, section, main') ?? parent;
    const neighbours = textsIn(around).filter((one) => one !== node);
    const before = neighbours.map(linesOf);
    const wide = document.documentElement.scrollWidth;
    const resize = resizerOf(parent, written);
    const fits = (count: number): boolean => {
      node.data = filler.slice(0, count).trimEnd();
      resize(node.data);
      if (isOneLine && linesOf(node) > 1) return false;
      if (fontOf(parent) < font || document.documentElement.scrollWidth > wide) return false;
      if (isOut(node, parent)) return false;
      return !isOneLine || neighbours.every((one, index) => linesOf(one) <= (before[index] ?? 0));
    };
    let [low, high] = [0, most];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (fits(middle)) low = middle;
      else high = middle - 1;
    }
    node.data = written;
    resize(written);
    return low;
  }

  /** Sets the size of letters that depends on the longest word, as the app does. */
  function resizerOf(parent: HTMLElement, written: string): (text: string) => void {
    const sized = parent.closest('[style*="--chars"]');
    if (!(sized instanceof HTMLElement)) return () => undefined;
    const others = Number(sized.style.getPropertyValue('--chars')) - longestWord(written);
    return (text) => sized.style.setProperty('--chars', String(others + longestWord(text)));
  }

  function longestWord(text: string): number {
    return Math.max(1, ...text.split(/[ \u00ad/-]+/).map((word) => [...word].length));
  }

  function fontOf(element: Element): number {
    return parseFloat(getComputedStyle(element).fontSize);
  }

  function rectsOf(node: Text): DOMRect[] {
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  function linesOf(node: Text): number {
    return new Set(rectsOf(node).map(({ bottom }) => Math.round(bottom / 4))).size;
  }

  function isOut(node: Text, parent: HTMLElement): boolean {
    const rects = rectsOf(node);
    return boxesAround(parent).some((outer) => {
      const { left, right } = outer.getBoundingClientRect();
      const hides = getComputedStyle(outer).overflowX !== 'visible';
      if (hides && outer.scrollWidth > outer.clientWidth + slack) return true;
      return rects.some((rect) => rect.left < left - slack || rect.right > right + slack);
    });
  }

  /** The boxes around a text up to what scrolls. */
  function boxesAround(parent: HTMLElement): HTMLElement[] {
    const boxes: HTMLElement[] = [];
    for (let outer: HTMLElement | null = parent; outer && outer !== document.body; outer = outer.parentElement) {
      const { display, position, overflowX } = getComputedStyle(outer);
      if (['auto', 'scroll'].includes(overflowX) || outer.matches('[tabindex="0"]')) break;
      if (display !== 'inline' && display !== 'contents') boxes.push(outer);
      if (position === 'absolute' || position === 'fixed') break;
    }
    return boxes;
  }

  function textsIn(element: Element): Text[] {
    const found: Text[] = [];
    const inner = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = inner.nextNode(); node && found.length < 40; node = inner.nextNode())
      if (node instanceof Text && node.data.trim() !== '') found.push(node);
    return found;
  }

  function isVisible(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
  }
}
