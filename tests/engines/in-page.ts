/**
 * Waits until the page shows `text`, which may be for a moment only; runs in the page.
 * @throws with all that the page showed meanwhile when it did not within `limit` ms
 */
export async function awaitText(text: string, limit: number): Promise<void> {
  const flat = (some: string): string => some.replaceAll(/\s+/g, ' ');
  const shown = new Set<string>();
  const end = performance.now() + limit;
  do {
    const now = flat(document.body.innerText);
    if (now.includes(flat(text))) return;
    shown.add(now);
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (performance.now() < end);
  throw new Error(`“${text}” was not shown on ${location.pathname}, but:\n${[...shown].join('\n')}`);
}

/**
 * Scrolls to the end of the page until it grows no more, and returns the position of the last row and the number of all,
 * as the list gives them to assistive technology; runs in the page.
 */
export async function scrollToEnd(): Promise<{ last: number; count: number }> {
  for (let calm = 0, height = 0; calm < 30;) {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    calm = document.documentElement.scrollHeight === height ? calm + 1 : 0;
    height = document.documentElement.scrollHeight;
  }
  const rows = [...document.querySelectorAll('main li[aria-posinset]')];
  const last = Number(rows.at(-1)?.getAttribute('aria-posinset'));
  return { last, count: Number(rows.at(-1)?.getAttribute('aria-setsize')) };
}
