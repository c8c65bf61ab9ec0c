import { useRouter } from '@tanstack/react-router';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useState } from 'react';

import type { ListModule } from 'engine/runtime/screen-model.ts';
import { useScope } from 'engine/runtime/scope.ts';
import type { UsualSizes } from './layout.ts';
import { pageParameters } from 'engine/runtime/page.ts';
import { setRecent } from '../../values/recent.ts';

/** The visible pages of a list, and the heights of the others, px by page number. */
export interface View {
  readonly from: number;
  readonly to: number;
  readonly heights: ReadonlyMap<number, number>;
}

/**
 * The layout of a list, px: each line, the height of each page, the list's top in the page, and the scroll position.
 */
export interface ListGeometry {
  readonly placed: VirtualItem[];
  readonly heights: ReadonlyMap<number, number>;
  readonly top: number;
  readonly offset: number;
}

/** The saved state of a list. */
export interface SavedListState extends View, ListGeometry {
  readonly usual: UsualSizes;
}

const lists = new Map<string, SavedListState>();

/**
 * Returns the saved state of this list for its history entry, undefined on the first visit; and a function that saves
 * it.
 */
export function useSavedListState(list: ListModule): [SavedListState | undefined, (left: SavedListState) => void] {
  const scope = useScope();
  const router = useRouter();
  const [key] = useState(() => {
    const { __TSR_key: entry = '' } = router.latestLocation.state;
    return JSON.stringify([entry, list.operation, pageParameters(list, scope, 0)]);
  });
  const [left] = useState(() => lists.get(key));
  return [left, (next) => setRecent(lists, key, next)];
}
