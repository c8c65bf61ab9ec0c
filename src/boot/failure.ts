/** Light, as the loading screen is dark in either scheme; there may be no style sheet. */
const color = '#f5f2eb';

/**
 * Says on the loading screen that the app's code did not come, and offers to load `address` anew, with the launch
 * that it carried; in English until `texts`, the answer with the language's own, are there.
 */
export function showFailure(texts: Promise<Response>, address: string): void {
  const box = document.getElementById('failed');
  if (!box) return;
  box.style.color = color;
  box.hidden = false;
  box.lastElementChild?.addEventListener('click', () => {
    history.replaceState(null, '', address);
    location.reload();
  });
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
