import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

// There before the first screen that has one.
import './BackLink.tsx';
import { noteLeft } from './back.ts';

/** What the user does to move the page on their own. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where each entry of the history was left, px from the top, by the key that the router gives an entry. */
const places = new Map<string, number>();

/**
 * After a change of path the focus moves to the content, so that it is read from there. A screen that was not there before
 * begins at its top, where the page scrolls smoothly to; Back and Forward are at once where the screen was left.
 */
export function connectArrival(router: AnyRouter): void {
  let waiting: AbortController | undefined;
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    waiting?.abort();
    if (!fromLocation || !hrefChanged) return;
    // The browser would do it at once, with the page that is left.
    history.scrollRestoration = 'manual';
    places.set(keyOf(fromLocation), window.scrollY);
    noteLeft(fromLocation);
  });
  router.subscribe('onRendered', ({ toLocation, hrefChanged, pathChanged }) => {
    if (!hrefChanged) return;
    if (pathChanged) document.getElementById('content')?.focus({ preventScroll: true });
    const place = places.get(keyOf(toLocation));
    const isCalm = document.documentElement.dataset['motion'] === 'reduced';
    if (place !== undefined) waiting = moveTo(place);
    else if (pathChanged) window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
  // A page that is loaded anew is the browser's to move.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

function keyOf(location: ParsedLocation): string {
  const { __TSR_key: key = location.href } = location.state;
  return key;
}

/**
 * Moves the page to a place, px from the top: again whenever the page was too short for it, as while its blocks load, until the
 * user moves it.
 */
function moveTo(top: number): AbortController {
  const waiting = new AbortController();
  let isThere = false;
  const move = (): void => {
    const longest = document.documentElement.scrollHeight - window.innerHeight;
    if (isThere && longest >= top - 1) return;
    window.scrollTo({ top, behavior: 'instant' });
    isThere = window.scrollY >= top - 1;
  };
  move();
  const observer = new ResizeObserver(move);
  observer.observe(document.documentElement);
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  for (const kind of ownMoves)
    window.addEventListener(kind, () => waiting.abort(), { passive: true, signal: waiting.signal });
  return waiting;
}
