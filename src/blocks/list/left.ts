import { useRouter } from '@tanstack/react-router';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useState } from 'react';

import type { ListModule } from '../../engine/screen-model.ts';
import { useScope } from '../../engine/scope.ts';
import type { UsualSizes } from './layout.ts';
import { pageParameters } from './page.ts';

/** Which pages of a list are looked at, and how high the others were, px by number of the page. */
export interface View {
  readonly from: number;
  readonly to: number;
  readonly heights: ReadonlyMap<number, number>;
}

/** Where the lines of a list are, px: each line, the height of each page, the list's top in the page, and how far that is scrolled. */
export interface Lay {
  readonly placed: VirtualItem[];
  readonly heights: ReadonlyMap<number, number>;
  readonly top: number;
  readonly offset: number;
}

/** A list as it was left. */
export interface LeftList extends View, Lay {
  readonly usual: UsualSizes;
}

const lists = new Map<string, LeftList>();

/** How this list was when its entry of the history was left, undefined on the first visit; and what keeps how it is left. */
export function useLeftList(list: ListModule): [LeftList | undefined, (left: LeftList) => void] {
  const scope = useScope();
  const router = useRouter();
  const [key] = useState(() => {
    const { __TSR_key: entry = '' } = router.latestLocation.state;
    return JSON.stringify([entry, list.operation, pageParameters(list, scope, 0)]);
  });
  const [left] = useState(() => lists.get(key));
  return [left, (next) => lists.set(key, next)];
}
