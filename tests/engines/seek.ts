import type { Target } from './tab.ts';

/**
 * Waits for an element that is visible, enabled and at rest, on a page where nothing that matches `busy` may move it any
 * more, scrolls it to the middle, and returns it; runs in the page.
 * @throws when there is none after `limit` ms
 */
export async function seek({ kind, name, isStart = false }: Target, busy: string, limit: number): Promise<Element> {
  const selectors = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    field: 'input:not([type="radio"]), textarea',
    choice: 'label',
    image: '[role="img"]',
  };
  const end = performance.now() + limit;
  do {
    const element = [...document.querySelectorAll(selectors[kind])].find((one) => isMeant(one) && isUsable(one));
    if (element) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (document.querySelector(busy) === null && (await isAtRest(element))) return element;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (performance.now() < end);
  throw new Error(`no ${kind} “${name}” on ${location.pathname}: ${document.body.innerText.slice(0, 600)}`);

  function isMeant(element: Element): boolean {
    const label = nameOf(element).replaceAll(/\s+/g, ' ').trim();
    return isStart ? label.startsWith(name) : label === name;
  }

  function nameOf(element: Element): string {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (by.length > 0) return by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
  }

  function isUsable(element: Element): boolean {
    const isOff =
      element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert], [aria-hidden="true"]');
    return !isOff && element.checkVisibility({ visibilityProperty: true });
  }

  async function isAtRest(element: Element): Promise<boolean> {
    const before = element.getBoundingClientRect();
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const after = element.getBoundingClientRect();
    return element.isConnected && before.top === after.top && before.left === after.left && after.width > 0;
  }
}
