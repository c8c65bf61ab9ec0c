import {
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  hashKey,
  useQueries,
} from '@tanstack/react-query';

import { ApiError } from '../api/api-error.ts';
import { isPublicOperation } from '../api/public-operations.ts';
import { retryNow } from '../session/session.ts';
import { holds } from './condition.ts';
import type { AnyQuery, DataEntries, DataEntry } from './screen-model.ts';
import { type DataState, type Scope, valuesOf } from './scope.ts';

interface Ask {
  readonly name: string;
  readonly entry: DataEntry;
  readonly parameters: Record<string, unknown>;
  readonly isAsked: boolean;
  /** Where its queries stand among all; two that ask the same share one. */
  readonly places: readonly number[];
}

/**
 * Asks for the named data of a screen, list or form: side by side, only with a session unless public, and only when the
 * entry's condition holds and every parameter has a value.
 */
export function useData(entries: DataEntries, scope: Scope): Readonly<Record<string, DataState>> {
  const { asks, queries } = asksOf(entries, scope);
  const results = useQueries({ queries });
  const isRecalled = scope.isRecalled === true;
  return Object.fromEntries(
    asks.map((ask) => [
      ask.name,
      stateOf(
        ask,
        ask.places.flatMap((place) => results[place] ?? []),
        isRecalled,
      ),
    ]),
  );
}

/** Asks for the same data outside of components; resolves when every answer is there or has failed. */
export async function prefetchData(client: QueryClient, entries: DataEntries, scope: Scope): Promise<void> {
  const { queries } = asksOf(entries, scope);
  await Promise.all(
    queries.filter((query) => query.enabled === true).map((query) => client.prefetchQuery({ ...query, retry: false })),
  );
}

/** A query as a scope asks it: only with a session, unless it is public. */
export function queryIn(scope: Scope, { queryKey, queryFn }: AnyQuery): AnyQuery & { readonly enabled: boolean } {
  return { queryKey, queryFn, enabled: scope.user !== undefined || isPublicOperation(queryKey[0]) };
}

/** What is asked for, and the queries for it, each once. */
function asksOf(
  entries: DataEntries,
  scope: Scope,
): { asks: readonly Ask[]; queries: UseQueryOptions<unknown, Error>[] } {
  const asks: Ask[] = [];
  const queries: UseQueryOptions<unknown, Error>[] = [];
  const known = new Map<string, number>();
  for (const [name, entry] of Object.entries(entries)) {
    const parameters = valuesOf(entry.with, scope);
    const isFilled = Object.keys(entry.with).every((key) => parameters[key] !== undefined && parameters[key] !== '');
    const isAsked = isFilled && holds(entry.when, scope) === true;
    const own = 'view' in entry ? entry.view.queries(parameters) : [entry.options(parameters)];
    const places = own.map((one) => {
      const query = queryIn(scope, one);
      const hash = hashKey(query.queryKey);
      const place = known.get(hash) ?? queries.length;
      known.set(hash, place);
      queries[place] = {
        ...query,
        enabled: queries[place]?.enabled === true || (isAsked && query.enabled),
        refetchInterval: entry.refreshEvery ?? queries[place]?.refetchInterval ?? false,
      };
      return place;
    });
    asks.push({ name, entry, parameters, isAsked, places });
  }
  return { asks, queries };
}

type Result = UseQueryResult<unknown, Error>;

function stateOf(ask: Ask, results: readonly Result[], isRecalled: boolean): DataState {
  const { entry, parameters, isAsked } = ask;
  const retry = (): void => {
    if (isRecalled) retryNow();
    for (const result of results) if (result.isError) void result.refetch();
  };
  const refresh = async (): Promise<DataState> =>
    stateOf(ask, await Promise.all(results.map((result) => result.refetch())), false);
  const answers = results.map((result) => result.data);
  // A view that asks for nothing computes from its parameters alone.
  const isThere = answers.length === 0 || answers.some((answer) => answer !== undefined);
  const isFailed = results.some((result) => result.isError);
  const isPending = !isRecalled && results.some((result) => result.data === undefined && !result.isError);
  const updatedAt = answers.includes(undefined)
    ? Number.NaN
    : Math.min(...results.map((result) => result.dataUpdatedAt));
  // What a view knows from its parameters alone, such as the next level, is there before any answer.
  const value = isThere || (isPending && 'view' in entry) ? fieldsOf(entry, answers, parameters) : undefined;
  if (!isAsked) return { status: 'idle', value: undefined, isStale: false, updatedAt: 0, retry, refresh };
  const status = isPending ? 'pending' : isThere ? 'ready' : 'failed';
  const failure = failureIn(entry, results.find((result) => result.isError)?.error);
  return { status, value, isStale: isThere && (isFailed || isRecalled), failure, updatedAt, retry, refresh };
}

function failureIn({ failed }: DataEntry, error: Error | null | undefined): DataState['failure'] {
  if (!failed || !(error instanceof ApiError) || error.kind === 'malformed') return undefined;
  if (error.kind === 'answer') return { text: failed.answer, values: { message: error.message } };
  return { text: failed.network, values: {} };
}

function fieldsOf(entry: DataEntry, answers: readonly unknown[], parameters: Record<string, unknown>): unknown {
  if ('view' in entry) return entry.view.derive(answers, parameters);
  if (!entry.first) return answers[0];
  const { result } = Object(answers[0]);
  const entries: readonly unknown[] = Array.isArray(result) ? result : [];
  // A server that does not narrow by id must not pass another entry off as the one that was asked for.
  const { id } = parameters;
  return (id === undefined ? entries[0] : entries.find((one) => Object(one).id === id)) ?? null;
}
