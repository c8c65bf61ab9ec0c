import type { RouterHistory } from '@tanstack/react-router';

/** How long a step back may take, ms; one that was refused or lost does not stop the next tap for longer. */
const longest = 1000;

let isGoing = false;

/** Goes to the entry below in the history. Until the page is there, further calls do nothing. */
export function backOnce(history: RouterHistory): void {
  if (isGoing) return;
  isGoing = true;
  const arrive = (): void => {
    isGoing = false;
    window.removeEventListener('popstate', arrive);
    clearTimeout(timer);
  };
  const timer = setTimeout(arrive, longest);
  window.addEventListener('popstate', arrive);
  history.back();
}
