import fc from 'fast-check';

import type { Page } from 'engine/runtime/scope.ts';

/** A change of a list between two requests: an entry comes, goes, or moves, as in a sorted list. */
type Change = { readonly comes: number } | { readonly goes: number } | { readonly moves: number; readonly to: number };

/** A list on a server, of which pages are read while it changes. */
export class ChangingList {
  ids: readonly string[];
  /** The ids of the entries that came, went or moved. */
  readonly changed = new Set<string>();

  constructor(length: number) {
    this.ids = Array.from({ length }, (_, index) => `e${index}`);
  }

  change(change: Change): void {
    const at = (place: number): number => place % (this.ids.length + 1);
    const came = 'comes' in change;
    const id = came ? `new${this.changed.size}` : this.ids[at('goes' in change ? change.goes : change.moves)];
    if (id === undefined) return;
    this.changed.add(id);
    const others = this.ids.filter((one) => one !== id);
    const place = came ? at(change.comes) : 'moves' in change ? at(change.to) : undefined;
    this.ids = place === undefined ? others : [...others.slice(0, place), id, ...others.slice(place)];
  }

  page(offset: number, limit: number): Page {
    return { entries: this.ids.slice(offset, offset + limit).map((id) => ({ id })), total: this.ids.length };
  }
}

const place = fc.nat({ max: 60 });

/** An entry comes or goes, anywhere. */
export const comesOrGoes = fc.oneof(
  place.map((comes): Change => ({ comes })),
  place.map((goes): Change => ({ goes })),
);

/** Any changes, by the number of the request before which each happens. */
export const changes = fc.dictionary(
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.oneof(
    comesOrGoes,
    fc.tuple(place, place).map(([moves, to]): Change => ({ moves, to })),
  ),
);
