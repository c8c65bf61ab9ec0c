import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

import { readParameter } from '../domain/parameter.ts';
import { screenPath } from '../domain/screen-path.ts';
import { keysOf } from '../engine/catalogues.ts';
import { stepBack } from '../engine/step-back.ts';
import type { LinkTarget } from '../ui/press/press.ts';
import { isSection, navigationOf, screens } from './screens.ts';

type Search = Readonly<Record<string, unknown>>;

/**
 * Where Back of a screen leads: where its config says, else to the nearest screen above, else to what it stands under in the
 * navigation; with the search parameters that both take, free text apart, which picks an entry. Undefined on a section itself.
 */
export function wayBack(pathname: string, search: Search): LinkTarget | undefined {
  const path = screenPath(pathname).replace(/(.)\/$/, '$1');
  if (isSection(path)) return undefined;
  const route = screens.get(path);
  const { back } = route ?? {};
  const { while: only } = back ?? {};
  const chosen = only && route?.search[only.parameter];
  const isOwn = !only || (chosen && readParameter(chosen, search[only.parameter], keysOf) === only.is);
  const own = isOwn ? back : undefined;
  const to = own?.to ?? above(path) ?? navigationOf(path) ?? '/';
  const taken = Object.entries(screens.get(to)?.search ?? {}).flatMap(([name, parameter]) =>
    'text' in parameter || search[name] === undefined ? [] : [[name, search[name]]],
  );
  return { to, search: { ...Object.fromEntries(taken), ...own?.search }, replace: to === path };
}

/** The path of the nearest screen above a path; undefined where there is none. */
function above(path: string): string | undefined {
  const higher = path.replace(/\/[^/]*$/, '');
  return higher === '' || screens.has(higher) ? higher || undefined : above(higher);
}

/** The entries of the history as they were left, by their place in it. */
const entries = new Map<number, ParsedLocation>();

/** The place of an entry in the history, from 0. */
const placeOf = ({ state: { __TSR_index: place } }: Pick<ParsedLocation, 'state'>): number => place;

/** Keeps how an entry of the history was left. */
export function noteLeft(location: ParsedLocation): void {
  entries.set(placeOf(location), location);
}

/**
 * Leads a form one step back, else to the entry of the history below where that is `target`, as it was left. Says whether
 * it did; else `target` is to be followed.
 */
export function goBack(router: AnyRouter, target: LinkTarget): boolean {
  const step = stepBack();
  if (step) {
    step();
    return true;
  }
  // Nothing stands above an address that nobody knows; what led there stands before it.
  if (!screens.has(screenPath(router.state.location.pathname)) && router.history.canGoBack()) {
    router.history.back();
    return true;
  }
  const below = entries.get(placeOf(router.history.location) - 1);
  const isBelow =
    below !== undefined &&
    !target.replace &&
    screenPath(below.pathname) === target.to &&
    Object.entries(target.search).every(([name, given]) => String(Reflect.get(below.search, name)) === String(given));
  if (isBelow) router.history.back();
  return isBelow;
}
