import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';

import type { BoundAction } from 'engine/runtime/action.ts';
import { twoColumnsQuery } from '../../ui/beside.ts';
import type { RowOf } from './row-press.ts';

/**
 * Returns the tap handler of a row whose entry opens beside the list: it sets the search parameter `parameter` to the
 * link's value on the same screen; the first opened entry adds a history entry, later ones replace it.
 */
export function useOpenRow(parameter: string | undefined): RowOf | undefined {
  const { pathname, search } = useLocation();
  const isBeside = useMediaQuery(twoColumnsQuery, undefined, { getInitialValueInEffect: false });
  const present = JSON.stringify(search);
  const rowOf = useCallback(
    (press: BoundAction) => {
      const current: Record<string, unknown> = JSON.parse(present);
      const entry = parameter === undefined ? undefined : press.target?.search[parameter];
      if (parameter === undefined || entry === undefined) return { press };
      const target = { to: pathname, search: { ...current, [parameter]: entry }, replace: Boolean(current[parameter]) };
      return { press: { ...press, target }, isCurrent: current[parameter] === entry };
    },
    [pathname, present, parameter],
  );
  return isBeside && parameter !== undefined ? rowOf : undefined;
}
