import { type ComponentType, createElement } from 'react';

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
  const Placed = (props: object) => (
    <span data-studio-place={place} style={{ display: 'contents' }}>
      {createElement(component, props)}
    </span>
  );
  known.set(place, Placed);
  return Placed;
}
