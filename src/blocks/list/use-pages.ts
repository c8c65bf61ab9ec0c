import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { queryIn } from 'engine/runtime/data.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { values } from '../../values/values.ts';
import { isOneState, pageStart } from './overlap.ts';
import { pageQuery } from './parts.ts';
import { type PartedEntries, withParts } from './lines.ts';
import type { Page } from 'engine/runtime/scope.ts';
import { pageOf } from '../../engine/product.ts';

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
/** How often pages of different states of the list are loaded again before they are shown as they are. */
const maxReloads = 3;

type Pages = ReadonlyMap<number, RequestedPage>;

/** The pages that were shown last, those of different states that were seen last, and how often these were loaded again. */
interface Shown {
  readonly shown: Pages;
  readonly torn: Pages | undefined;
  readonly reloads: number;
}

/**
 * The pages `from` to `to` of a list by their numbers (zero-based), and always page 0, which says how many entries there
 * are. Pages more than `kept` away from them are removed from memory. Only pages of one state of the list show together.
 */
export function usePages(list: ListModule, from: number, to: number): Pages {
  const scope = useScope();
  const client = useQueryClient();
  const requested = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const numbers = from === 0 ? requested : [0, ...requested];
  const query = (number: number) =>
    queryIn(scope, pageQuery(list, scope, pageStart(number, values.app.pageSize), client));
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
  return usePagesOfOneState(pages, list.operation);
}

/**
 * The pages, if they show one state of the list. Otherwise an entry would stand twice or be missing: all are loaded
 * again, and until then those that were shown before stay.
 */
function usePagesOfOneState(pages: Pages, operation: string): Pages {
  const client = useQueryClient();
  const [{ shown, torn, reloads }, setState] = useState<Shown>({ shown: new Map(), torn: undefined, reloads: 0 });
  const isOne = useMemo(() => isOneState(pages), [pages]);
  const isTorn = !isOne && pages !== torn && [...pages.values()].every((page) => !page.isFetching && !page.isFailed);
  const isShown = isOne || shown === pages || (isTorn && reloads === maxReloads);
  if (isShown && shown !== pages) setState({ shown: pages, torn, reloads: isOne ? 0 : reloads });
  else if (isTorn && !isShown) setState({ shown, torn: pages, reloads: reloads + 1 });
  useEffect(() => {
    if (reloads > 0) void client.invalidateQueries({ queryKey: [operation] });
  }, [reloads, client, operation]);
  return useMemo(() => {
    if (isShown) return pages;
    return new Map([...pages].map(([number, state]) => [number, { ...state, page: shown.get(number)?.page }]));
  }, [isShown, pages, shown]);
}
