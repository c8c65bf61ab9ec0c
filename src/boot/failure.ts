/** Light, as the loading screen is dark in either scheme; there may be no style sheet. */
const color = '#f5f2eb';

/**
 * Says on the loading screen that the app's code did not come, and offers to try again by `retry`; in English until
 * `texts`, the answer with the language's own, are there.
 */
export function showFailure(texts: Promise<Response>, retry: () => void): void {
  const box = document.getElementById('failed');
  if (!box) return;
  box.style.color = color;
  box.hidden = false;
  box.lastElementChild?.addEventListener('click', retry);
  void texts
    .then((answer) => answer.clone().json())
    .then((found: unknown) => {
      for (const element of box.children) {
        const said: unknown = Object(found)[element.id];
        if (typeof said === 'string') element.textContent = said;
      }
    })
    .catch(() => undefined);
}
