import { createSpotlight } from '@mantine/spotlight';

/** The state of the palette, and what opens it. */
export const [store, palette] = createSpotlight();

/** Marks what Enter opens: the first match, until an arrow key marks another. */
export function chooseFirst(): void {
  const list = document.getElementById(store.getState().listId);
  for (const action of list?.querySelectorAll('[data-selected]') ?? []) action.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}
