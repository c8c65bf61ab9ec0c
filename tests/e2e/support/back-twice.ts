/** Goes back in the history, and once more as soon as the form shows another step; runs in the page. */
export function backTwice(): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    history.back();
  });
  for (const steps of document.querySelectorAll('[data-step]')) observer.observe(steps, { attributes: true });
  history.back();
}
