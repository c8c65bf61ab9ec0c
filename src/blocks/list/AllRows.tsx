import { useInfiniteQuery } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { ListModule } from '../../engine/screen-model.ts';
import { useScope } from '../../engine/scope.ts';
import { StaleNote } from '../../engine/StaleNote.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { retryNow } from '../../session/session.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './AllRows.module.css';
import { EntryRow } from './EntryRow.tsx';
import { longestBar } from './bars.ts';
import { NoRows } from './NoRows.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import { type Line, linesOf } from './lines.ts';
import { pageOf, pageParameters } from './page.ts';

const estimate = 64;
const overscan = 8;

/** All rows of a list: pages are asked for while scrolling, and only what is near the screen is in the page. */
export default function AllRows({ list }: { list: ListModule }) {
  const { t, text } = useTexts();
  const scope = useScope();
  const query = useInfiniteQuery({
    queryKey: [...list.queryKey(pageParameters(list, scope, 0)), 'pages'],
    queryFn: ({ signal, pageParam }) => list.fetchPage(pageParameters(list, scope, pageParam), { signal }).then(pageOf),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.entries.length, 0);
      return last.entries.length === 0 || read >= last.total ? undefined : read;
    },
    enabled: scope.user !== undefined,
  });
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const lines = linesOf(list, entries);
  const longest = longestBar(list, scope, entries);
  const element = useRef<HTMLUListElement>(null);
  const isEmpty = lines.length === 0;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, [isEmpty]);
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => estimate,
    overscan,
    scrollMargin: top,
    getItemKey: (index) => lines[index]?.key ?? index,
  });
  const items = virtualizer.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && lastShown >= lines.length - overscan)
      void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, lastShown, lines.length]);
  if (query.data === undefined && (query.isError || scope.isRecalled)) {
    return (
      <ErrorState
        title={t('state.loadFailed')}
        retryLabel={t('action.retry')}
        onRetry={() => void (scope.isRecalled ? retryNow() : query.refetch())}
        isRetrying={query.isFetching}
      />
    );
  }
  if (query.data === undefined) return <RowSkeletons />;
  if (lines.length === 0) return <NoRows list={list} />;
  const total = query.data.pages.at(-1)?.total ?? 0;
  return (
    <>
      <ul
        ref={element}
        aria-label={text(list.label)}
        className={styles.list}
        style={{ blockSize: virtualizer.getTotalSize() }}
      >
        {items.map((item) => {
          const line = lines[item.index];
          const style: CSSProperties = {
            position: 'absolute',
            insetInline: 0,
            insetBlockStart: 0,
            transform: `translateY(${item.start - top}px)`,
          };
          const place = { index: item.index, ref: virtualizer.measureElement, style, longest };
          return line && <LineView key={item.key} list={list} line={line} place={place} />;
        })}
      </ul>
      {(query.isRefetchError || scope.isRecalled) && (
        <StaleNote
          states={[{ updatedAt: query.dataUpdatedAt }]}
          onRetry={() => void (scope.isRecalled ? retryNow() : query.refetch())}
        />
      )}
      <div className={styles.end} role="status">
        {isFetchingNextPage && (
          <>
            <span className="visually-hidden">{t('list.loadingMore')}</span>
            <Skeleton width="60%" />
          </>
        )}
        {isFetchNextPageError && (
          <ErrorState
            title={t('list.moreFailed')}
            retryLabel={t('action.retry')}
            onRetry={() => void fetchNextPage()}
          />
        )}
        {!hasNextPage && t('list.end', { count: total })}
      </div>
    </>
  );
}

interface Place {
  readonly index: number;
  readonly ref: (node: Element | null) => void;
  readonly style: CSSProperties;
  readonly longest: number | undefined;
}

function LineView({ list, line, place }: { list: ListModule; line: Line; place: Place }) {
  if ('day' in line) {
    return (
      <li ref={place.ref} data-index={place.index} style={place.style} className={styles.day}>
        <span className="num ltr">{line.day}</span>
      </li>
    );
  }
  return <EntryRow list={list} entry={line.entry} {...place} />;
}
