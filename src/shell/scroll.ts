import { useSyncExternalStore } from 'react';

/** From how many pixels on the header has a shadow (product.md §9). */
const threshold = 10;
const nearEnd = 1;

function subscribe(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.documentElement);
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Whether the page is scrolled more than 10 px, and whether its end is in view. */
export function useScroll(): { isScrolled: boolean; isAtEnd: boolean } {
  const isScrolled = useSyncExternalStore(subscribe, () => window.scrollY > threshold);
  const isAtEnd = useSyncExternalStore(
    subscribe,
    () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - nearEnd,
  );
  return { isScrolled, isAtEnd };
}
