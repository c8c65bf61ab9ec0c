import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { useBaseScope } from '../../engine/base-scope.ts';
import { withParameters } from 'engine/runtime/parameter-root.ts';
import { queryIn } from 'engine/runtime/data.ts';
import { pageParameters } from 'engine/runtime/page.ts';
import { pageOf } from '../../engine/product.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { type Scope, useScope, valuesOf } from 'engine/runtime/scope.ts';
import { entryId } from '../list/entry-key.ts';
import type { ActivityProps } from './definition.ts';
import { type MergedEntry, entriesAtOnce, mergeByDate } from './merge.ts';

/** One of the lists with its loaded code. */
export type Source = ActivityProps['sources'][number] & { readonly module: ListModule };

/** What is loaded of a source. */
interface SourceState {
  readonly scope: Scope;
  readonly entries: readonly unknown[];
  readonly isEnd: boolean;
  /** Whether a page could neither be loaded nor is kept from before. */
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  /** When the pages arrived whose last request failed, ms. */
  readonly stale: readonly number[];
  readonly retry: () => void;
}

/** The entries of all sources, of which at least `count` are loaded if there are as many. */
export interface Entries {
  readonly states: readonly SourceState[];
  readonly rows: readonly MergedEntry[];
  /** Whether there is nothing after `rows`. */
  readonly isEnd: boolean;
}

/** Loads the sources page by page, each as far as the merged list needs it. */
export function useEntries(sources: readonly Source[], count: number): Entries {
  const outer = useScope();
  const base = useBaseScope();
  const [pages, setPages] = useState<readonly number[]>(() => sources.map(() => 1));
  const scopes = sources.map(({ module, with: params }) =>
    withParameters(base, 'parameter', module.parameters, valuesOf(params, outer)),
  );
  const places = sources.flatMap((source, index) => {
    const scope = scopes[index] ?? base;
    return Array.from({ length: pages[index] ?? 0 }, (_, page) => ({ source, index, scope, page }));
  });
  const results = useQueries({
    queries: places.map(({ source: { module }, scope, page }) =>
      queryIn(scope, module.options({ ...pageParameters(module, scope, page * entriesAtOnce), limit: entriesAtOnce })),
    ),
  });
  const states = sources.map((_, index): SourceState => {
    const sourceResults = results.filter((_result, place) => places[place]?.index === index);
    const there = sourceResults.flatMap(({ data }) => (data === undefined ? [] : [pageOf(data)]));
    const entries = withoutRepeats(there.flatMap((page) => page.entries));
    const failed = sourceResults.filter(({ data, isError }) => data === undefined && (isError || base.isFromCache));
    const last = there.at(-1);
    const isWhole =
      last !== undefined && (last.entries.length < entriesAtOnce || there.length * entriesAtOnce >= last.total);
    return {
      scope: scopes[index] ?? base,
      entries,
      isEnd: failed.length > 0 || (isWhole && there.length === sourceResults.length),
      isFailed: failed.length > 0,
      isFetching: sourceResults.some(({ isFetching }) => isFetching),
      stale: sourceResults.flatMap(({ isRefetchError, dataUpdatedAt }) => (isRefetchError ? [dataUpdatedAt] : [])),
      retry: () => sourceResults.forEach(({ isError, refetch }) => isError && void refetch()),
    };
  });
  const { rows, waiting } = useMemo(
    () => mergeByDate(states),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the states are made of the results
    [results],
  );
  const isShort = rows.length < count;
  useEffect(() => {
    const due = new Set(waiting.filter((index) => states[index]?.isFetching === false));
    if (isShort && due.size > 0)
      setPages((before) => before.map((pageCount, index) => (due.has(index) ? pageCount + 1 : pageCount)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [isShort, waiting]);
  return { states, rows, isEnd: waiting.length === 0 };
}

/** The entries, each once: what comes in between two requests moves the others to the next page. */
function withoutRepeats(entries: readonly unknown[]): readonly unknown[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const id = entryId(entry);
    if (id === undefined) return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
