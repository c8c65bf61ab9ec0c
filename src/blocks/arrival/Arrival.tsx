import { Group, Loader, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CellView } from 'engine/runtime/CellView.tsx';
import { withParameters } from 'engine/runtime/parameter-root.ts';
import { queryIn } from 'engine/runtime/data.ts';
import { useAction } from '../../engine/navigation.ts';
import { ScopeProvider, useScope, valuesOf } from 'engine/runtime/scope.ts';
import { KeyValue, KeyValueList } from '../../ui/key-value/KeyValue.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { useEnd } from '../../forms/end.ts';
import { pageParameters } from 'engine/runtime/page.ts';
import { PressButton } from '../../ui/press/Press.tsx';
import type { ArrivalProps } from './definition.ts';
import { recordOf } from 'engine/record.ts';

/**
 * The ids of the initial entries, by what is awaited: kept when the user leaves, so that later entries are detected on
 * return.
 */
const awaited = new Map<string, ReadonlySet<unknown>>();

/** The number of newest entries that are looked at for a new one. */
const few = 10;

/**
 * Polls for an entry that was not there at the start, which is the list's own first page, as answered since this is on
 * the screen; pauses while the page is in the background. Starts over once an entry has been shown, and for another token.
 */
export default function Arrival(props: ArrivalProps) {
  return <Awaited key={JSON.stringify(valuesOf(props.with, useScope()))} {...props} />;
}

function Awaited({ list, with: params, every, waiting, arrived, facts, button }: ArrivalProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const client = useQueryClient();
  const bind = useAction();
  const listScope = useMemo(
    () => withParameters(scope, 'parameter', list.parameters, valuesOf(params, scope)),
    [scope, list, params],
  );
  const parameters = pageParameters(list, listScope, 0);
  const known = queryIn(scope, list.options(parameters));
  const key = JSON.stringify(known.queryKey);
  const [before, setBefore] = useState(awaited.get(key));
  const [shownAt] = useState(Date.now);
  // An entry may have come after an earlier answer, and before the user knew where to send.
  const isOlder = (answeredAt: number): boolean => !before && answeredAt < shownAt;
  const start = useQuery({
    ...known,
    refetchOnMount: ({ state }) => (isOlder(state.dataUpdatedAt) ? 'always' : true),
    refetchInterval: ({ state }) => (state.data === undefined || isOlder(state.dataUpdatedAt) ? every : false),
  });
  const isStarted = start.data !== undefined && !start.isFetching && !isOlder(start.dataUpdatedAt);
  const query = useQuery({
    ...known,
    queryKey: [...known.queryKey, 'arrival'],
    queryFn: ({ signal }) => list.fetchPage({ ...parameters, limit: few }, { signal, cache: 'no-store' }),
    enabled: known.enabled && isStarted,
    initialData: isStarted ? start.data : undefined,
    initialDataUpdatedAt: start.dataUpdatedAt,
    refetchInterval: every,
    staleTime: every,
    gcTime: 0,
  });
  const result: unknown = recordOf(query.data).result;
  const entries = Array.isArray(result)
    ? result.map((entry: unknown): Record<string, unknown> => recordOf(entry))
    : undefined;
  const end = useEffectEvent(useEnd());
  if (entries && !before) setBefore(new Set(entries.map((entry) => entry['id'])));
  const entry = before && entries?.find((one) => !before.has(one['id']));
  const id = entry?.['id'];
  const isWatching = entries !== undefined && id === undefined;
  useEffect(() => {
    if (isWatching && before) awaited.set(key, before);
    if (id !== undefined) awaited.delete(key);
  }, [key, isWatching, before, id]);
  useEffect(() => {
    if (id !== undefined) end();
    if (id !== undefined) void client.invalidateQueries({ predicate: (other) => other.queryKey.at(-1) !== 'arrival' });
  }, [client, id]);
  const entryScope = useMemo(() => ({ ...scope, roots: { ...scope.roots, entry } }), [scope, entry]);
  return (
    <div role="status">
      {entry ? (
        <ScopeProvider value={entryScope}>
          <Stack>
            <Notice tone="positive" title={t(arrived)}>
              <KeyValueList>
                {facts.map((fact) => (
                  <KeyValue key={fact.label} label={t(fact.label)} value={<CellView node={fact.value} />} />
                ))}
              </KeyValueList>
            </Notice>
            {button && <PressButton press={bind(button.action)}>{t(button.label)}</PressButton>}
          </Stack>
        </ScopeProvider>
      ) : (
        <Group justify="center" p="md" c="dimmed">
          <Loader />
          <span>{t(waiting)}</span>
        </Group>
      )}
    </div>
  );
}
