import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

import { queryIn } from '../../engine/data.ts';
import type { ListModule } from '../../engine/screen-model.ts';
import { useScope } from '../../engine/scope.ts';
import { values } from '../../values/values.ts';
import { pageQuery } from './parts.ts';
import { type PartedEntries, withParts } from './lines.ts';
import { type Page, pageOf } from '../../engine/page.ts';

/** A requested page and the state of its request. */
export interface RequestedPage {
  readonly page: (Page & PartedEntries) | undefined;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  readonly updatedAt: () => number;
  readonly retry: () => unknown;
}

/** The number of adjacent pages kept in memory on each side. */
const kept = 2;

/**
 * The pages `from` to `to` of a list by their numbers (zero-based), and always page 0, which says how many entries there
 * are. Pages more than `kept` away from them are removed from memory.
 */
export function usePages(list: ListModule, from: number, to: number): ReadonlyMap<number, RequestedPage> {
  const scope = useScope();
  const client = useQueryClient();
  const asked = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const numbers = from === 0 ? asked : [0, ...asked];
  const query = (number: number) => queryIn(scope, pageQuery(list, scope, number * values.app.pageSize, client));
  const select = useCallback(
    (answer: unknown) => {
      const page = pageOf(answer);
      return { ...page, ...withParts(list, page.entries) };
    },
    [list],
  );
  // A map, because the library compares lists entry by entry, and copies what has only moved to another place.
  const combine = useCallback(
    (results: UseQueryResult<Page & PartedEntries>[]) =>
      new Map(
        results.map((result, index): [number, RequestedPage] => {
          const { data: page, isError: isFailed, isFetching, dataUpdatedAt, refetch: retry } = result;
          const number = from === 0 || index === 0 ? index : from + index - 1;
          return [number, { page, isFailed, isFetching, updatedAt: () => dataUpdatedAt, retry }];
        }),
      ),
    [from],
  );
  const pages = useQueries({
    queries: numbers.map((number) => ({ ...query(number), select })),
    combine,
  });
  const seen = useRef(new Set<number>());
  useEffect(() => {
    for (const number of numbers) seen.current.add(number);
    for (const number of seen.current) {
      if (number === 0 || (number >= from - kept && number <= to + kept)) continue;
      seen.current.delete(number);
      client.removeQueries({ queryKey: query(number).queryKey, exact: true });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the keys are made of the list, which a list of its own has
  }, [from, to]);
  return pages;
}
