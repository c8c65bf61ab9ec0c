import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';

import type { BoundAction } from '../../engine/action.ts';
import { besideQuery } from '../../ui/beside.ts';
import type { RowOf } from './row-press.ts';

/**
 * What a tap on a row does where its entry opens beside the list: the screen stays, and its search parameter `parameter`
 * is that of the link; the first entry that is opened is one in the history, the others take its place.
 */
export function useRowBeside(parameter: string | undefined): RowOf | undefined {
  const { pathname, search } = useLocation();
  const isBeside = useMediaQuery(besideQuery, undefined, { getInitialValueInEffect: false });
  const present = JSON.stringify(search);
  const rowOf = useCallback(
    (press: BoundAction) => {
      const held: Record<string, unknown> = JSON.parse(present);
      const entry = parameter === undefined ? undefined : press.target?.search[parameter];
      if (parameter === undefined || entry === undefined) return { press };
      const target = { to: pathname, search: { ...held, [parameter]: entry }, replace: Boolean(held[parameter]) };
      return { press: { ...press, target }, isCurrent: held[parameter] === entry };
    },
    [pathname, present, parameter],
  );
  return isBeside && parameter !== undefined ? rowOf : undefined;
}
