/** The elements with which browsers replace a text when they translate it. */
const translation = 'font, ya-tr-span';
/** Figures, addresses, codes and tickers in a text. */
const figure = /[\w.,…]*\d\w*|\b[A-Z]{3,}\b/g;

/** The element that shows the translation of a text, by the text. */
const translations = new WeakMap<Node, ChildNode>();
/** The elements that are known to show the translation of a text. */
const known = new WeakSet<Node>();

/**
 * Keeps the page working while the browser translates it. Browsers replace React's texts by elements of their own
 * (https://github.com/facebook/react/issues/11538). From then on React removes a text, or inserts before it, where its
 * translation is; a text that changes replaces its translation, and the browser translates it again. A text whose
 * translation lacks one of its figures stays as it is.
 */
export function followTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target);
      for (const added of record.addedNodes) if (added.isConnected) forget(added);
      for (const text of record.removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        const shown = [...record.addedNodes, record.previousSibling, record.nextSibling].find(isNewTranslation);
        if (!shown) continue;
        Object.assign(Element.prototype, standingFor);
        known.add(shown);
        translations.set(text, shown);
        // React writes to the text, although it is no longer in the page.
        observer.observe(text, { characterData: true });
        const figures = figuresOf(shown);
        if (!figuresOf(text).every((one) => figures.includes(one))) keep(text, shown);
      }
    }
  });
  observer.observe(document.body, { subtree: true, childList: true });
}

function isNewTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.matches(translation) && !known.has(node);
}

function figuresOf({ textContent }: Node): readonly string[] {
  return textContent?.match(figure) ?? [];
}

/** Shows a text instead of its translation, and lets the browser translate it no more. */
function keep(text: Text, { parentElement }: Element): void {
  if (!parentElement?.translate) return;
  parentElement.translate = false;
  restore(text);
}

/** Shows a text that has changed in the place of its translation. */
function restore(text: Node): void {
  const shown = translations.get(text);
  if (!text.isConnected && shown?.isConnected) shown.replaceWith(text);
}

/** Removes the translation of a text that is in the page again. */
function forget(text: Node): void {
  translations.get(text)?.remove();
  translations.delete(text);
}

/** The child of `parent` that shows a text: its translation, if the text is not in the page; undefined if none does. */
function shownIn(parent: Node, child: Node | null): Node | undefined {
  if (!(child instanceof Text) || child.parentNode === parent) return child ?? undefined;
  const shown = translations.get(child);
  return shown?.parentNode === parent ? shown : undefined;
}

/** The methods of elements with which React removes a text and inserts before it; a text stands for its translation. */
const standingFor: Pick<Element, 'removeChild' | 'insertBefore'> = {
  removeChild<Child extends Node>(this: Element, child: Child): Child {
    const shown = shownIn(this, child);
    if (shown) Node.prototype.removeChild.call(this, shown);
    return child;
  },
  insertBefore<Child extends Node>(this: Element, node: Child, next: Node | null): Child {
    Node.prototype.insertBefore.call(this, node, shownIn(this, next) ?? null);
    return node;
  },
};
