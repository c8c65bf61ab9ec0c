import { Anchor, Card, Progress, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { serverNow } from '../../api/server-time.ts';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { retryNow } from '../../session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Period } from './Period.tsx';
import { Sheet } from './Sheet.tsx';
import type { StatementProps } from './definition.ts';
import { readStatementData, rootOf } from './read.ts';
import { type Days, allDays, daysOf, monthOf } from './span.ts';

/**
 * A statement of a span of days. All operations are read once, whatever the span is: only all of them together show
 * whether they explain the balance.
 */
export default function Statement(props: StatementProps) {
  const id = useId();
  const { t } = useTranslation();
  const scope = useScope();
  const client = useQueryClient();
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const { userId } = scope.user ?? {};
  const present = scope.data[rootOf(props.balances)];
  // The balances are refreshed before and after the lists, which needs balances that have loaded.
  const isReady = userId !== undefined && scope.isFromCache !== true && present?.status === 'ready';
  const queryKey = ['statement', props.file, userId];
  const books = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      readStatementData(props, scope, { signal, onProgress: (read, total) => setProgress({ read, total }) }),
    enabled: isReady,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
  const read = (): void => {
    setProgress({ read: 0, total: 0 });
    if (scope.isFromCache) retryNow();
    else if (isReady) void books.refetch();
    else present?.retry();
  };
  const isStopped = isReady && books.fetchStatus === 'idle';
  const days = daysIn(props, scope);
  const first = books.data?.tokens.flatMap(({ entries }) => entries.map(({ at }) => at));
  return (
    <>
      <Card component="section" aria-labelledby={id}>
        <SectionHeader id={id} title={t('statement.days')} />
        <Period
          days={days}
          first={first?.reduce((least, at) => Math.min(least, at), Infinity)}
          parameters={{ from: props.from, to: props.to, ...props.period }}
        />
      </Card>
      {books.data ? (
        days.from !== '' && days.to !== '' && days.from > days.to ? (
          <Notice tone="warn">{t('statement.wrongDays')}</Notice>
        ) : (
          <Sheet props={props} books={books.data} days={days} userId={userId ?? ''} />
        )
      ) : books.isError || scope.isFromCache || present?.status === 'failed' ? (
        <ErrorState
          title={t('statement.failed')}
          message={t('state.loadFailedHint')}
          retryLabel={t('action.retry')}
          onRetry={read}
          isRetrying={books.isFetching}
        />
      ) : (
        <Card aria-busy={!isStopped}>
          <Text role="status">{isStopped ? t('statement.stopped') : t('list.csvReading', progress)}</Text>
          <Progress
            value={progress.total === 0 ? 0 : (100 * progress.read) / progress.total}
            aria-label={t('statement.title')}
          />
          {isStopped ? (
            <Button onClick={read}>{t('statement.make')}</Button>
          ) : (
            <Anchor component="button" type="button" onClick={() => void client.cancelQueries({ queryKey })}>
              <IconX size={18} stroke={1.75} />
              {t('statement.stop')}
            </Anchor>
          )}
        </Card>
      )}
    </>
  );
}

/** Returns the days in the address; without any, all time if the address says so, else this month. */
function daysIn({ from, to, period }: StatementProps, scope: ReturnType<typeof useScope>): Days {
  const read = (name: string): string => String(valueOf(`$search.${name}`, scope) ?? '');
  const days = { from: read(from), to: read(to) };
  if (days.from !== '' || days.to !== '') return days;
  return read(period.parameter) === period.all ? allDays : daysOf(monthOf(serverNow()));
}
