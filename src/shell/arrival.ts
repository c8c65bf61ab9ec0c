import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

import { screenPath } from '../domain/screen-path.ts';
import { focusHeading } from '../ui/page/focus-heading.ts';
import { setRecent } from '../values/recent.ts';
import { forgetSearches } from '../values/searches.ts';
// Preloaded for the first screen with a back link.
import './BackLink.tsx';
import { storeLeftLocation } from './back.ts';
import { followTranslation } from './translated.ts';

/** Events by which the user may scroll the page. */
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** In how many frames the page must not have moved for smooth scrolling to have stopped. */
const calmFrames = 20;

/** The scroll position of each history entry when it was left, px, by the router's key of the entry. */
const places = new Map<string, number>();

/**
 * After a change of path moves the focus to the heading. A new history entry
 * scrolls smoothly to the top; Back and Forward restore the scroll position at once.
 */
export function connectArrival(router: AnyRouter): void {
  followTranslation();
  let waiting: AbortController | undefined;
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return;
    waiting?.abort();
    leave(fromLocation);
    const isForward = placeOf(toLocation) > placeOf(fromLocation);
    // A screen below keeps what was typed to search, for the way back.
    if (isForward && !toLocation.pathname.includes(screenPath(fromLocation.pathname))) forgetSearches();
  });
  // This code loads after the first screen, which may have been left already.
  const { location, resolvedLocation } = router.state;
  if (resolvedLocation && resolvedLocation.href !== location.href) leave(resolvedLocation);
  router.subscribe('onRendered', ({ toLocation, hrefChanged, pathChanged }) => {
    if (!hrefChanged) return;
    if (pathChanged) focusHeading();
    const place = places.get(keyOf(toLocation));
    if (place !== undefined) waiting = moveTo(place);
    else if (pathChanged) waiting = moveToTop();
  });
  // After a reload, the browser restores the position.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/** Remembers the scroll position of a history entry that is being left. */
function leave(location: ParsedLocation): void {
  // The browser would scroll too early, while the previous page is still shown.
  history.scrollRestoration = 'manual';
  setRecent(places, keyOf(location), window.scrollY);
  storeLeftLocation(location);
}

/** The place of an entry in the history, from 0. */
function placeOf(location: ParsedLocation): number {
  const { __TSR_index: place } = location.state;
  return place;
}

function keyOf(location: ParsedLocation): string {
  const { __TSR_key: key = location.href } = location.state;
  return key;
}

/** Scrolls to a position, px; repeats that while the page is too short, as its blocks load, until the user scrolls. */
function moveTo(top: number): AbortController {
  const waiting = untilUserScrolls();
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
  return waiting;
}

/** Scrolls smoothly to the top. Content that loads meanwhile stops the browser half-way: then the rest goes at once. */
function moveToTop(): AbortController {
  const waiting = untilUserScrolls();
  const isCalm = document.documentElement.dataset['motion'] === 'reduced';
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  let [last, calm] = [window.scrollY, 0];
  const check = (): void => {
    if (waiting.signal.aborted || window.scrollY === 0) return waiting.abort();
    calm = window.scrollY === last ? calm + 1 : 0;
    last = window.scrollY;
    if (calm < calmFrames) return void requestAnimationFrame(check);
    waiting.abort();
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  requestAnimationFrame(check);
  return waiting;
}

/** A controller that aborts when the user may scroll the page. */
function untilUserScrolls(): AbortController {
  const waiting = new AbortController();
  for (const kind of userEvents)
    window.addEventListener(kind, () => waiting.abort(), { passive: true, signal: waiting.signal });
  return waiting;
}
