import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

import { readParameter } from 'engine/runtime/parameter.ts';
import { screenPath } from '../domain/screen-path.ts';
import { backOnce } from '../engine/back-once.ts';
import { keysOf } from '../engine/catalogues.ts';
import { stepBack } from '../engine/step-back.ts';
import type { LinkTarget } from '../ui/press/press.ts';
import { setRecent } from '../values/recent.ts';
import { isSection, navigationOf, screens } from './screens.ts';

type Search = Readonly<Record<string, unknown>>;

/**
 * The target of Back on a screen: that of its config, else the nearest parent screen, else its section in the
 * navigation; with the search parameters that both accept, except free text, which selects an entry. Undefined on a
 * section.
 */
export function backTarget(pathname: string, search: Search): LinkTarget | undefined {
  const path = screenPath(pathname).replace(/(.)\/$/, '$1');
  if (isSection(path)) return undefined;
  const route = screens.get(path);
  const { back } = route ?? {};
  const { while: only } = back ?? {};
  const chosen = only && route?.search[only.parameter];
  const isActive = !only || (chosen && readParameter(chosen, search[only.parameter], keysOf) === only.is);
  const activeBack = isActive ? back : undefined;
  const to = activeBack?.to ?? above(path) ?? navigationOf(path) ?? '/';
  const carried = Object.entries(screens.get(to)?.search ?? {}).flatMap(([name, parameter]) =>
    'text' in parameter || search[name] === undefined ? [] : [[name, search[name]]],
  );
  return { to, search: { ...Object.fromEntries(carried), ...activeBack?.search }, replace: to === path };
}

/** The path of the nearest parent screen; undefined if there is none. */
function above(path: string): string | undefined {
  const higher = path.replace(/\/[^/]*$/, '');
  return higher === '' || screens.has(higher) ? higher || undefined : above(higher);
}

/** The locations of history entries when they were left, by index. */
const entries = new Map<number, ParsedLocation>();

/** The index of an entry in the history, from 0. */
const placeOf = ({ state: { __TSR_index: place } }: Pick<ParsedLocation, 'state'>): number => place;

/** Stores the location of a history entry when it is left. */
export function storeLeftLocation(location: ParsedLocation): void {
  setRecent(entries, placeOf(location), location);
}

/**
 * Goes one step back in a form, else to the previous history entry if that is `target`, or if the screen leads back to
 * wherever one came from. Returns whether it did; if not,
 * navigate to `target`.
 */
export function goBack(router: AnyRouter, target: LinkTarget): boolean {
  const step = stepBack();
  if (step) {
    step();
    return true;
  }
  // An unknown address has no parent screen; go to the previous history entry.
  if (!screens.has(screenPath(router.state.location.pathname)) && router.history.canGoBack()) {
    backOnce(router.history);
    return true;
  }
  const below = entries.get(placeOf(router.history.location) - 1);
  const isAnyBelow = screens.get(screenPath(router.state.location.pathname))?.back?.isForNone === true;
  const isBelow =
    below !== undefined &&
    (isAnyBelow ||
      (!target.replace &&
        screenPath(below.pathname) === target.to &&
        Object.entries(target.search).every(
          ([name, value]) => String(Reflect.get(below.search, name)) === String(value),
        )));
  if (isBelow) backOnce(router.history);
  return isBelow;
}
