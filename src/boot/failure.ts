import type { InsecureTexts } from './table.ts';

/** Light, as the loading screen is dark in either scheme; there may be no style sheet. */
const color = '#f5f2eb';

/** The box for what went wrong on the loading screen, shown. */
function shownBox(): HTMLElement | null {
  const box = document.getElementById('failed');
  if (box) Object.assign(box, { hidden: false }).style.color = color;
  return box;
}

/** Says on the loading screen that the page is not secure, and offers nothing, as trying again would not change it. */
export function showInsecure(texts: InsecureTexts | undefined): void {
  const [title, text, button] = shownBox()?.children ?? [];
  title?.replaceChildren(texts?.['insecure.title'] ?? '');
  text?.replaceChildren(texts?.['insecure.text'] ?? '');
  button?.remove();
}

/**
 * Says on the loading screen that the app's code did not come, and offers to try again by `retry`; in English until
 * `texts`, the answer with the language's own, are there.
 */
export function showFailure(texts: Promise<Response>, retry: () => void): void {
  const box = shownBox();
  box?.lastElementChild?.addEventListener('click', retry);
  void texts
    .then((answer) => answer.clone().json())
    .then((found: unknown) => {
      for (const element of box?.children ?? []) {
        const said: unknown = Object(found)[element.id];
        if (typeof said === 'string') element.textContent = said;
      }
    })
    .catch(() => undefined);
}
