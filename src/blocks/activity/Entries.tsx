import { Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { serverNow } from '../../api/server-time.ts';
import { remainingOf } from '../../cells/settlement/words.ts';
import { ScopeProvider, useScope, valueOf } from 'engine/runtime/scope.ts';
import { StaleNote } from '../../engine/StaleNote.tsx';
import { retryNow } from '../../session/session.ts';
import { Growing } from '../../ui/growing/Growing.tsx';
import { RowItem, RowList } from '../../ui/list-row/ListRow.tsx';
import { retryable } from '../../ui/retryable.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { EntryRow } from '../list/EntryRow.tsx';
import NoRows from '../list/NoRows.tsx';
import { RowSkeletons } from '../list/RowSkeletons.tsx';
import { entryKey } from '../list/entry-key.ts';
import type { ActivityProps } from './definition.ts';
import { type MergedEntry, timeOf } from './merge.ts';
import { type Source, useEntries } from './use-entries.ts';
import { recordOf } from 'engine/record.ts';

/** How many more rows are shown each time the end comes near. */
const step = 20;
/** The code of the lists of each block, once: a component that waits keeps nothing. */
const codes = new WeakMap<ActivityProps['sources'], () => Promise<readonly Source[]>>();

/** The lists with their code; a row begins with what its entry is and has its amount at the end. */
function codeOf(sources: ActivityProps['sources']): Promise<readonly Source[]> {
  return Promise.all(
    sources.map(async (source): Promise<Source> => {
      const { default: list } = await source.list();
      const { entry } = source;
      if (entry === undefined) return { ...source, module: list };
      const kind = { component: () => <Kind entry={entry} />, props: {} };
      const [amount, ...rest] = list.row.title;
      const row =
        list.row.trailing === undefined
          ? { ...list.row, title: [kind, ...rest], trailing: amount }
          : { ...list.row, title: [kind, ...list.row.title] };
      return { ...source, module: { ...list, row } };
    }),
  );
}

function Kind({ entry }: { readonly entry: NonNullable<Source['entry']> }) {
  return useTranslation().t(entry);
}

/** The rows of all lists that are chosen. */
export default function Entries({ sources, kind, token, rows, empty }: Omit<ActivityProps, 'title' | 'more'>) {
  const code = codes.get(sources) ?? retryable(() => codeOf(sources));
  codes.set(sources, code);
  const scope = useScope();
  const [chosenKind, chosenToken] = [kind, token].map((one) => String(valueOf(one, scope) ?? ''));
  const chosen = use(code()).filter(
    (source) => [source.kind, ''].includes(chosenKind ?? '') && [source.token, ''].includes(chosenToken ?? ''),
  );
  return (
    <Merged
      key={JSON.stringify([chosenKind, chosenToken, scope.roots['search']])}
      sources={chosen}
      rows={rows}
      empty={empty}
    />
  );
}

function Merged({
  sources,
  rows,
  empty,
}: Pick<ActivityProps, 'empty'> & { readonly sources: readonly Source[]; readonly rows: number | undefined }) {
  const { t } = useTranslation();
  const scope = useScope();
  const [count, setCount] = useState(rows ?? step);
  const { states, rows: merged, isEnd } = useEntries(sources, count);
  const shown =
    rows === undefined
      ? merged.slice(0, count)
      : underWayFirst(
          states.map(({ entries }) => entries),
          merged.slice(0, rows),
        );
  const failed = states.flatMap(({ isFailed }, index) => (isFailed ? (sources[index] ?? []) : []));
  const retry = () => (scope.isFromCache ? retryNow() : states.forEach((state) => state.retry()));
  const stale = states.flatMap((state) => state.stale);
  const isRetrying = states.some(({ isFailed, isFetching }) => isFailed && isFetching);
  const isKnown = isEnd || merged.length >= count;
  // What is under way may be in any list: a few rows show at once, so that they move nothing.
  const isComing = rows !== undefined && states.some((one) => one.entries.length === 0 && !one.isEnd);
  if (isComing || (!isKnown && shown.length === 0))
    return (
      <>
        <RowSkeletons />
        {rows !== undefined && <Growing />}
      </>
    );
  return (
    <>
      <RowList label={t('activity.title')} isBrief>
        {shown.map(({ source, entry }, index) => {
          const { scope: sourceScope } = states[source] ?? { scope };
          const list = sources[source]?.module;
          return (
            list && (
              <RowItem key={`${source} ${entryKey(entry, index)}`}>
                <ScopeProvider value={sourceScope}>
                  <EntryRow list={list} entry={entry} />
                </ScopeProvider>
              </RowItem>
            )
          );
        })}
      </RowList>
      {failed.length > 0 && (
        <ErrorState
          title={t('state.loadFailed')}
          message={[...new Set(failed.map(({ module }) => t(module.label)))].join(' · ')}
          retryLabel={t('action.retry')}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      )}
      {stale.length > 0 && <StaleNote states={stale.map((at) => ({ updatedAt: () => at }))} onRetry={retry} />}
      {shown.length === 0 && failed.length === 0 && <NoRows empty={empty} />}
      {rows === undefined && !(isEnd && merged.length <= count) && (
        <NextRows key={count} onNear={() => setCount(count + step)} isReady={isKnown} />
      )}
      {rows === undefined && isEnd && merged.length <= count && shown.length > 0 && (
        <Text c="dimmed" size="sm" ta="center" pt="md">
          {t('list.end', { count: merged.length })}
        </Text>
      )}
    </>
  );
}

/** The end of the rows that show: asks for the next ones once it is near, with placeholders while they load. */
function NextRows({ onNear, isReady }: { readonly onNear: () => void; readonly isReady: boolean }) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '600px' });
  const isNear = entry?.isIntersecting === true && isReady;
  useEffect(() => {
    if (isNear) onNear();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the end comes near
  }, [isNear]);
  return <div ref={ref}>{!isReady && <RowSkeletons isMore />}</div>;
}

/** The entries that are under way, newest first, then the others of `latest`. */
function underWayFirst(
  loaded: readonly (readonly unknown[])[],
  latest: readonly MergedEntry[],
): readonly MergedEntry[] {
  const now = serverNow();
  const all = loaded.flatMap((entries, source) => entries.map((entry): MergedEntry => ({ source, entry })));
  const underWay = all
    .filter(({ entry }) => isUnderWay(entry, now))
    .toSorted((one, other) => timeOf(other.entry) - timeOf(one.entry));
  return [...underWay, ...latest.filter(({ entry }) => !isUnderWay(entry, now))];
}

/** Whether an entry is still to settle: by its status or, without one, by its countdown (DATA-06). */
function isUnderWay(entry: unknown, now: number): boolean {
  const { status } = recordOf(entry);
  return status === undefined || status === null ? remainingOf(timeOf(entry), now) > 0 : status === 'pending';
}
