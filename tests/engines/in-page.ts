/** An empty text if the page shows `text`, otherwise what it shows; runs in the page. */
export function shows(text: string): string {
  const flat = (some: string): string => some.replaceAll(/\s+/g, ' ');
  const shown = flat(document.body.innerText);
  return shown.includes(flat(text)) ? '' : shown;
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
