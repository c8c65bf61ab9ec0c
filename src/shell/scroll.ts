import { useSyncExternalStore } from 'react';

/** From how many pixels on the header has a shadow (product.md §9). */
const threshold = 10;
const nearEnd = 1;

/** How far the page can be scrolled, px; read where the layout is done anyway, because a scroll would have to lay out anew for it. */
let length = 0;

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function onScrollOrLength(listener: () => void): () => void {
  const measure = (): void => {
    length = document.documentElement.scrollHeight - window.innerHeight;
    listener();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(document.documentElement);
  window.addEventListener('resize', measure);
  const stop = onScroll(listener);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    stop();
  };
}

/** Whether the page is scrolled more than 10 px. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(onScroll, () => window.scrollY > threshold);
}

/** Whether the end of the page is in view. */
export function useIsAtEnd(): boolean {
  return useSyncExternalStore(onScrollOrLength, () => window.scrollY >= length - nearEnd);
}
