import { type ComponentType, type ReactNode, createElement } from 'react';

import type { FieldKind } from 'engine/runtime/field.ts';

/**
 * Remembers what `make` makes of a thing for a place: the same thing at the same place is one, so that what it holds stays
 * when the code of its screen comes anew.
 */
function rememberedAt<Thing extends object>(
  make: (thing: Thing, place: string) => Thing,
): (thing: Thing, place: string) => Thing {
  const made = new Map<Thing, Map<string, Thing>>();
  return (thing, place) => {
    const known = made.get(thing) ?? new Map<string, Thing>();
    made.set(thing, known);
    const result = known.get(place) ?? make(thing, place);
    known.set(place, result);
    return result;
  };
}

/** A component within an element that names its place in config/ and takes no room of its own. */
const placed = rememberedAt<ComponentType<object>>((component, place) => (props) => (
  <Place place={place}>{createElement(component, props)}</Place>
));
export default placed;

/** A kind of field whose input names its place, in the same way. */
export const placedField = rememberedAt<FieldKind>((kind, place) => ({
  ...kind,
  Input: (props) => <Place place={place}>{createElement(kind.Input, props)}</Place>,
}));

function Place({ place, children }: { place: string; children: ReactNode }) {
  return (
    <span data-studio-place={place} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}
