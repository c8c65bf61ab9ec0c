import { Text } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { type Scope, useScope } from 'engine/runtime/scope.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import type { BoundAction } from 'engine/runtime/action.ts';

import { StaleNote } from '../../engine/StaleNote.tsx';
import { DecimalsProvider, useSameDecimals } from '../../engine/same-decimals.tsx';
import { retryNow } from '../../session/session.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Growing } from '../../ui/growing/Growing.tsx';
import { values } from '../../values/values.ts';
import NoRows from './NoRows.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import { Rows } from './Rows.tsx';
import { type RowOf, RowPress } from './row-press.ts';
import { longestBar } from './bars.ts';
import { defaultSizes, layoutOf } from './layout.ts';
import { type View, useSavedListState } from './saved-state.ts';
import { usePages } from './use-pages.ts';
import { twoColumnsQuery } from '../../ui/beside.ts';
import type { Decimals } from '../../i18n/format/same-decimals.ts';
import { decimalsOfRows } from './decimals.ts';

interface AllRowsProps {
  readonly list: ListModule;
  readonly beside: string | undefined;
  /** Whether the number of entries is shown elsewhere. */
  readonly isCounted: boolean;
}

/** All rows of a list at their full height: loads the visible pages and renders only the rows near the viewport. */
export default function AllRows({ list, beside, isCounted }: AllRowsProps) {
  const rowOf = useOpenRow(beside);
  const { t } = useTranslation();
  const scope = useScope();
  const [left, leave] = useSavedListState(list);
  const [view, setView] = useState<View>(left ?? { from: 0, to: 0, heights: new Map() });
  const { from, to, heights } = view;
  const [usual, setUsual] = useState(left?.usual ?? defaultSizes);
  const pages = usePages(list, from, to);
  const first = pages.get(0);
  const total = first?.page?.total ?? 0;
  const lines = useMemo(() => {
    const entries = new Map([...pages].flatMap(([number, { page }]) => (page ? [[number, page] as const] : [])));
    return layoutOf({ total, pageSize: values.app.pageSize, entries, heights, usual });
  }, [pages, total, heights, usual]);
  const decimals = useDecimalsOfPages(
    list,
    scope,
    [...pages.values()].flatMap(({ page }) => (page ? [page.entries] : [])),
  );
  const look = useCallback((next: { from: number; to: number }, measured: ReadonlyMap<number, number>) => {
    setView((before) => {
      const gone = [...measured].filter(([page]) => page !== 0 && (page < next.from || page > next.to));
      return { ...next, heights: gone.length === 0 ? before.heights : new Map([...before.heights, ...gone]) };
    });
  }, []);
  if (first === undefined || first.page === undefined) {
    if (!first?.isFailed && !scope.isFromCache) return <Waiting />;
    return (
      <ErrorState
        title={t('state.loadFailed')}
        retryLabel={t('action.retry')}
        onRetry={() => (scope.isFromCache ? retryNow() : first?.retry())}
        isRetrying={first?.isFetching ?? false}
      />
    );
  }
  if (lines.length === 0) return <NoRows empty={list.empty} />;
  const there = [...pages.values()].filter(({ page }) => page !== undefined);
  const stale = there.filter(({ isFailed }) => isFailed || scope.isFromCache);
  const longest = longestBar(
    list,
    scope,
    there.flatMap(({ page }) => page?.entries ?? []),
  );
  const retry = () => (scope.isFromCache ? retryNow() : stale.forEach((page) => page.retry()));
  return (
    <RowPress value={rowOf}>
      <DecimalsProvider value={decimals}>
        <Rows
          list={list}
          lines={lines}
          total={total}
          pages={pages}
          longest={longest}
          label={t(list.label)}
          usual={usual}
          left={left}
          onMeasure={setUsual}
          onLook={look}
          onLeave={(lay) => leave({ from, to, usual, ...lay, heights: new Map([...heights, ...lay.heights]) })}
        />
      </DecimalsProvider>
      {stale.length > 0 && <StaleNote states={stale} onRetry={retry} />}
      {!isCounted && (
        <Text c="dimmed" size="sm" ta="center" pt="md">
          {t('list.end', { count: total })}
        </Text>
      )}
    </RowPress>
  );
}

/** Placeholders for an unknown number of rows. */
function Waiting() {
  return (
    <>
      <RowSkeletons />
      <Growing />
    </>
  );
}

/**
 * Returns the tap handler of a row whose entry opens beside the list: it sets the search parameter `parameter` to the
 * link's value on the same screen; the first opened entry adds a history entry, later ones replace it.
 */
function useOpenRow(parameter: string | undefined): RowOf | undefined {
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

const known = new WeakMap<readonly unknown[], Decimals>();

/** The decimals of a list's loaded pages, by their entries. They never decrease, so that rows keep theirs when pages come and go. */
function useDecimalsOfPages(list: ListModule, scope: Scope, pages: readonly (readonly unknown[])[]): Decimals {
  const [most, setMost] = useState<Decimals>({});
  const found = pages.map((entries) => {
    const decimals = known.get(entries) ?? decimalsOfRows(list, scope, entries);
    known.set(entries, decimals);
    return decimals;
  });
  const next = useSameDecimals(maxDecimals([most, ...found]));
  if (next !== most) setMost(next);
  return next;
}

/** The maximum of each kind. */
function maxDecimals(all: readonly Decimals[]): Decimals {
  const most: Record<string, number> = {};
  for (const [kind, count] of all.flatMap((one) => Object.entries(one))) most[kind] = Math.max(count, most[kind] ?? 0);
  return most;
}
