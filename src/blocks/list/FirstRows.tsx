import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queryIn } from 'engine/runtime/data.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { StaleNote } from '../../engine/StaleNote.tsx';
import { DecimalsProvider } from '../../engine/same-decimals.tsx';
import { retryNow } from '../../session/session.ts';
import { lazyWithFallback } from '../../ui/deferred.tsx';
import { RowItem, RowList } from '../../ui/list-row/ListRow.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { EntryRow } from './EntryRow.tsx';
import { longestBar } from './bars.ts';
import { decimalsOfRows } from './decimals.ts';
import { RowSkeletons } from './RowSkeletons.tsx';
import { entryKey } from './entry-key.ts';
import { pageParameters } from 'engine/runtime/page.ts';
import { pageOf } from '../../engine/product.ts';

const NoRows = lazyWithFallback(() => import('./NoRows.tsx'), PlainNoRows, '14rem');

/** The first rows of a list, from its first page. */
export function FirstRows({ list, rows }: { list: ListModule; rows: number }) {
  const { t } = useTranslation();
  const scope = useScope();
  const query = useQuery(queryIn(scope, list.options(pageParameters(list, scope, 0))));
  if (query.data === undefined && (query.isError || scope.isFromCache)) {
    return (
      <ErrorState
        title={t('state.loadFailed')}
        retryLabel={t('action.retry')}
        onRetry={() => void (scope.isFromCache ? retryNow() : query.refetch())}
        isRetrying={query.isFetching}
      />
    );
  }
  if (query.data === undefined) return <RowSkeletons />;
  const { entries } = pageOf(query.data);
  if (entries.length === 0) return <NoRows empty={list.empty} />;
  const shown = entries.slice(0, rows);
  const longest = longestBar(list, scope, shown);
  return (
    <DecimalsProvider value={decimalsOfRows(list, scope, shown)}>
      <RowList label={t(list.label)}>
        {shown.map((entry, index) => (
          <RowItem key={entryKey(entry, index)}>
            <EntryRow list={list} entry={entry} longest={longest} />
          </RowItem>
        ))}
      </RowList>
      {query.isRefetchError && (
        <StaleNote states={[{ updatedAt: () => query.dataUpdatedAt }]} onRetry={() => void query.refetch()} />
      )}
    </DecimalsProvider>
  );
}

function PlainNoRows({ empty }: Pick<ListModule, 'empty'>) {
  const { t } = useTranslation();
  return <p>{t(empty.title)}</p>;
}
