import { type Virtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageText } from '../../engine/resolved.tsx';
import { useScope } from 'engine/runtime/scope.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import styles from './AllRows.module.css';
import { rowScope } from './row-scope.ts';
import { EntryRow } from './EntryRow.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import { type PlacedLine, type UsualSizes, usualSizes } from './layout.ts';
import type { ListGeometry } from './saved-state.ts';
import type { RequestedPage } from './use-pages.ts';

const overscan = 8;
/** The distance beyond the viewport in which pages are loaded, px. */
const ahead = 2000;

interface RowsProps {
  readonly list: ListModule;
  readonly lines: readonly PlacedLine[];
  /** The total number of entries; -1 if unknown. */
  readonly total: number;
  readonly pages: ReadonlyMap<number, RequestedPage>;
  /** The longest bar of the loaded rows, if rows have bars. */
  readonly longest: number | undefined;
  readonly label: string;
  readonly usual: UsualSizes;
  /** The saved layout of the list, when the user returns to it. */
  readonly left: ListGeometry | undefined;
  /** Called with the usual heights once the first lines are measured. */
  readonly onMeasure: (usual: UsualSizes) => void;
  /** Called with the visible pages and the heights of the rendered ones, px. */
  readonly onLook: (near: { from: number; to: number }, measured: ReadonlyMap<number, number>) => void;
  /** Called with the layout of the lines when the user leaves the list. */
  readonly onLeave: (lay: ListGeometry) => void;
}

/** The lines near the viewport, positioned in a container with the height of all lines. */
export function Rows(props: RowsProps) {
  const { list, lines, total, pages, longest, label, usual, left, onMeasure, onLook, onLeave } = props;
  const element = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(left?.top ?? 0);
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, []);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: lines.length,
    estimateSize: useCallback((index: number) => lines[index]?.size ?? usual.entry, [lines, usual]),
    getItemKey: useCallback((index: number) => lines[index]?.key ?? index, [lines]),
    overscan,
    scrollMargin: top,
    // New entries above what is on the screen do not move it; those at the top of the list show.
    anchorTo: window.scrollY > top ? 'end' : 'start',
    ...(left && { initialOffset: left.offset, initialMeasurementsCache: left.placed }),
  });
  const leave = useEffectEvent(() => {
    const { measurementsCache, scrollOffset } = virtualizer;
    const placed = lines.flatMap((line, index) => ('gap' in line ? [] : (measurementsCache[index] ?? [])));
    onLeave({ placed, heights: heightsOf(lines, virtualizer), top, offset: scrollOffset ?? 0 });
  });
  useLayoutEffect(() => () => leave(), []);
  const items = virtualizer.getVirtualItems();
  const pageAt = (offset: number) => lines[virtualizer.getVirtualItemForOffset(offset)?.index ?? 0]?.page ?? 0;
  const seen = virtualizer.scrollOffset ?? 0;
  const from = pageAt(seen - ahead);
  const to = pageAt(seen + (virtualizer.scrollRect?.height ?? 0) + ahead);
  useEffect(() => {
    onLook({ from, to }, heightsOf(lines, virtualizer));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the heights are those of the moment in which the pages change
  }, [from, to, onLook]);
  useLayoutEffect(() => {
    const shown = new Set<unknown>(lines.map(({ key }) => key));
    for (const key of virtualizer.itemSizeCache.keys()) if (!shown.has(key)) virtualizer.itemSizeCache.delete(key);
  }, [lines, virtualizer]);
  // Lines after the first ones keep their position, because they have the expected height.
  useLayoutEffect(() => {
    if (!left) onMeasure(usualSizes(lines, virtualizer.itemSizeCache, usual));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the lines that are there first
  }, []);
  return (
    <ul
      ref={element}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without its bullets it is no list to every browser
      role="list"
      aria-label={label}
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {items.map(({ key, index, start, size }) => {
        const line = lines[index];
        if (line === undefined) return null;
        if ('gap' in line) {
          const page = pages.get(line.page);
          return <GapView key={key} page={page} place={line.place} total={total} start={start - top} size={size} />;
        }
        const before = lines[index - 1];
        const hasLine = before !== undefined && !('part' in before) && !('part' in line);
        const place = { index, total, longest, hasLine, start: start - top, measure: virtualizer.measureElement };
        return <LineView key={key} list={list} line={line} {...place} />;
      })}
    </ul>
  );
}

interface LineViewProps {
  readonly list: ListModule;
  readonly line: Exclude<PlacedLine, { gap: true }>;
  readonly index: number;
  readonly total: number;
  readonly longest: number | undefined;
  /** Whether a border separates it from the line above: an entry after another. */
  readonly hasLine: boolean;
  readonly start: number;
  readonly measure: (node: HTMLLIElement | null) => void;
}

const LineView = memo(function LineView({ list, line, index, total, longest, hasLine, start, measure }: LineViewProps) {
  const style = {
    transform: `translateY(${start}px)`,
    ...(hasLine ? { borderColor: 'var(--color-line)' } : {}),
  };
  if ('part' in line) {
    return (
      <li ref={measure} role="presentation" data-index={index} style={style} className={styles.part}>
        <PartHeading list={list} part={line.part} />
      </li>
    );
  }
  return (
    <li ref={measure} data-index={index} aria-posinset={line.place + 1} aria-setsize={total} style={style}>
      <EntryRow list={list} entry={line.entry} longest={longest} />
    </li>
  );
}, isSame);

/** Whether a line looks the same: page changes recreate the line objects, not their content. */
function isSame(one: LineViewProps, other: LineViewProps): boolean {
  const isPlacedSame = one.index === other.index && one.start === other.start && one.list === other.list;
  if (!isPlacedSame || one.longest !== other.longest || one.total !== other.total) return false;
  if (one.hasLine !== other.hasLine) return false;
  if (one.measure !== other.measure || one.line.key !== other.line.key) return false;
  return 'part' in one.line
    ? 'part' in other.line
    : 'entry' in other.line && one.line.entry === other.line.entry && one.line.place === other.line.place;
}

/** Returns the heading of the list part of the rows below. */
function PartHeading({ list, part }: { readonly list: ListModule; readonly part: string }) {
  const { i18n } = useTranslation();
  const scope = useScope();
  const { iterates } = list;
  return iterates && messageText(iterates.heading, rowScope(list, scope, { [iterates.parameter]: part }, 0), i18n);
}

interface GapViewProps {
  readonly page: RequestedPage | undefined;
  readonly place: number;
  readonly total: number;
  readonly start: number;
  readonly size: number;
}

/** The placeholder of a page that is loading or has failed. */
function GapView({ page, place, total, start, size }: GapViewProps) {
  const { t } = useTranslation();
  return (
    <li aria-posinset={place + 1} aria-setsize={total} style={{ blockSize: size, transform: `translateY(${start}px)` }}>
      <div className={styles.sticky}>
        {page?.isFailed ? (
          <ErrorState
            title={t('list.moreFailed')}
            retryLabel={t('action.retry')}
            onRetry={page.retry}
            isRetrying={page.isFetching}
          />
        ) : (
          <RowSkeletons isMore />
        )}
      </div>
    </li>
  );
}

/** Returns the heights of the rendered pages, px. */
function heightsOf(lines: readonly PlacedLine[], virtualizer: Virtualizer<Window, HTMLLIElement>) {
  const heights = new Map<number, number>();
  lines.forEach((line, index) => {
    if ('gap' in line) return;
    const size = virtualizer.measurementsCache[index]?.size ?? line.size;
    heights.set(line.page, (heights.get(line.page) ?? 0) + size);
  });
  return heights;
}
