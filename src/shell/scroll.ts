import { useSyncExternalStore } from 'react';

/** The scroll position from which the header has a shadow, px (SH-10). */
const threshold = 10;
const nearEnd = 1;

/** The maximum scroll position and the present one, px; cached, as reading them in a render would force a layout. */
let length = 0;
let position = window.scrollY;

// Always, because the page may be scrolled between a render and its effects.
onScroll(() => (position = window.scrollY));

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
  return useSyncExternalStore(onScroll, () => position > threshold);
}

/** Whether the page is scrolled to its end. */
export function useIsAtEnd(): boolean {
  return useSyncExternalStore(onScrollOrLength, () => position >= length - nearEnd);
}
