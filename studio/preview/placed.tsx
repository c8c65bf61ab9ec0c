import { type ComponentType, type ReactNode, createElement } from 'react';

import type { FieldKind } from '../../src/engine/field.ts';

const made = new Map<ComponentType<object>, Map<string, ComponentType<object>>>();

/**
 * A component within an element that names its place in config/ and takes no room of its own. The same component at the
 * same place is one component, so that what it holds stays when the code of its screen comes anew.
 */
export default function placed(component: ComponentType<object>, place: string): ComponentType<object> {
  const known = made.get(component) ?? new Map<string, ComponentType<object>>();
  made.set(component, known);
  const before = known.get(place);
  if (before) return before;
  const Placed = (props: object) => <Place place={place}>{createElement(component, props)}</Place>;
  known.set(place, Placed);
  return Placed;
}

const madeKinds = new Map<FieldKind, Map<string, FieldKind>>();

/** A kind of field whose input names its place, in the same way. */
export function placedField(kind: FieldKind, place: string): FieldKind {
  const known = madeKinds.get(kind) ?? new Map<string, FieldKind>();
  madeKinds.set(kind, known);
  const before = known.get(place);
  if (before) return before;
  const Input: FieldKind['Input'] = (props) => <Place place={place}>{createElement(kind.Input, props)}</Place>;
  const own = { ...kind, Input };
  known.set(place, own);
  return own;
}

function Place({ place, children }: { place: string; children: ReactNode }) {
  return (
    <span data-studio-place={place} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}
