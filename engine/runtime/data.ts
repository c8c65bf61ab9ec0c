import {
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  hashKey,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';

import { evaluate } from './condition.ts';
import type { DataEntries, DataEntry } from './screen-model.ts';
import type { AnyQuery } from './view.ts';
import type { Parameter } from './parameter.ts';
import { withParameters } from './parameter-root.ts';
import { type DataState, type Product, type Scope, valuesOf } from './scope.ts';
import { recordOf } from '../record.ts';

/** The fields of a query result that matter for rendering; equal results do not rerender. */
type Result = Pick<UseQueryResult<unknown, Error>, 'data' | 'error'>;

interface QueriesOptions {
  readonly queries: UseQueryOptions<unknown, Error>[];
  /** Maps the query results, in order, to the state of each piece of data. */
  readonly combine: (results: readonly Result[]) => Readonly<Record<string, DataState>>;
}

/**
 * Loads the named data of a screen, list or form in parallel: only with a session unless public, and only if the
 * entry's condition holds and every parameter has a value. The result is the same object until something changes.
 */
export function useData(entries: DataEntries, scope: Scope): Readonly<Record<string, DataState>> {
  const client = useQueryClient();
  const { queries, combine } = useMemo(() => buildQueries(entries, scope, client), [entries, scope, client]);
  return useQueries({ queries, combine });
}

/**
 * The scope of a screen, list or form: that of its surroundings, with its parameters as a root, and with its own data, which
 * is requested. `values` is the same object until a parameter changes.
 */
export function useScopeWithData(
  base: Scope,
  root: 'search' | 'parameter',
  parameters: Readonly<Record<string, Parameter>>,
  values: Readonly<Record<string, unknown>>,
  entries: DataEntries,
): Scope {
  const filled = useMemo(() => withParameters(base, root, parameters, values), [base, root, parameters, values]);
  const data = useData(entries, filled);
  return useMemo(() => ({ ...filled, data }), [filled, data]);
}

/** Prefetches the same data outside of components; resolves when every request has succeeded or failed. */
export async function prefetchData(client: QueryClient, entries: DataEntries, scope: Scope): Promise<void> {
  const { queries } = buildQueries(entries, scope, client);
  await Promise.all(
    queries
      .filter((query) => query.enabled === true)
      .map((query) => client.prefetchQuery({ ...query, retry: scope.product.requests.canRetryPrefetch })),
  );
}

/** A query restricted by the scope: enabled only where the product allows its operation. */
export function queryIn(scope: Scope, { queryKey, queryFn }: AnyQuery): AnyQuery & { readonly enabled: boolean } {
  return { queryKey, queryFn, enabled: scope.product.requests.isAllowed(queryKey[0], scope) };
}

/** Builds the queries of all entries; entries with the same query share one. */
function buildQueries(entries: DataEntries, scope: Scope, client: QueryClient): QueriesOptions {
  const queries = new Map<string, QueriesOptions['queries'][number]>();
  const states = Object.entries(entries).map(([name, entry]) => {
    const parameters = valuesOf(entry.with, scope);
    const optional = 'view' in entry ? entry.view.optional : undefined;
    const isFilled = Object.keys(entry.with).every(
      (key) => optional?.includes(key) === true || (parameters[key] !== undefined && parameters[key] !== ''),
    );
    const isRequested = isFilled && evaluate(entry.when, scope) === true;
    const ofEntry = queriesOf(entry, parameters, scope.product, client);
    const hashes = ofEntry.map((one) => {
      const query = queryIn(scope, one);
      const hash = hashKey(query.queryKey);
      const known = queries.get(hash);
      // One that is not requested is not observed: its last observer would cancel the request of the next screen.
      if (!isRequested) return hash;
      queries.set(hash, {
        ...query,
        enabled: known?.enabled === true || query.enabled,
        refetchInterval: entry.refreshEvery ?? known?.refetchInterval ?? false,
      });
      return hash;
    });
    const isFromCache = scope.isFromCache === true;
    return {
      name,
      hashes,
      stateOf: stateReader(
        { entry, parameters, queries: ofEntry, isRequested, isFromCache, hashes },
        scope.product.requests,
        client,
      ),
    };
  });
  const places = new Map([...queries.keys()].map((hash, place) => [hash, place]));
  return {
    queries: [...queries.values()],
    combine: (results) =>
      Object.fromEntries(
        states.map(({ name, hashes, stateOf }) => [
          name,
          stateOf(hashes.map((hash) => results[places.get(hash) ?? -1])),
        ]),
      ),
  };
}

/** Returns the queries of a view or of an operation for its parameters. */
function queriesOf(
  entry: DataEntry,
  parameters: Record<string, unknown>,
  product: Product,
  client: QueryClient,
): readonly AnyQuery[] {
  if (!('view' in entry)) return [queryOf(entry, parameters, product, client)];
  return entry.queries?.(parameters, product.pages.size) ?? entry.view.queries?.(parameters) ?? [];
}

/** Returns the query of an operation, with the parameters that the API supports. */
function queryOf(
  { operation, options, first }: Exclude<DataEntry, { view: unknown }>,
  values: Record<string, unknown>,
  product: Product,
  client: QueryClient,
): AnyQuery {
  const { id } = values;
  const parameters = product.requests.supported(values);
  if (!first || id === parameters['id']) return options(parameters);
  return {
    queryKey: [operation, 'entry', parameters, id],
    queryFn: async () =>
      (await import('./find-entry.ts')).findEntry({ operation, parameters, options }, id, product.pages, client),
  };
}

/** A piece of data with its queries, enabled or not. */
interface EntryQueries {
  readonly entry: DataEntry;
  readonly parameters: Record<string, unknown>;
  readonly queries: readonly AnyQuery[];
  readonly isRequested: boolean;
  readonly isFromCache: boolean;
  readonly hashes: readonly string[];
}

/** Returns a reader of the state of a piece of data from its query results; its callbacks are stable. */
function stateReader(
  { entry, parameters, queries, isRequested, isFromCache, hashes }: EntryQueries,
  { isPartial, failureOf, reconnect }: Product['requests'],
  client: QueryClient,
): (results: readonly (Result | undefined)[]) => DataState {
  const read = fieldsReader(entry, parameters, queries);
  const cached = () => hashes.map((hash) => client.getQueryCache().get<unknown, Error>(hash)?.state);
  const functions = {
    updatedAt: () => Math.min(...cached().map((one) => (one?.data === undefined ? Number.NaN : one.dataUpdatedAt))),
    retry: () => {
      if (isFromCache) reconnect();
      void client.refetchQueries({
        predicate: ({ queryHash, state }) =>
          hashes.includes(queryHash) && (isFromCache || state.status === 'error' || isPartial(state.data)),
      });
    },
    refresh: async () => {
      await client.refetchQueries({ predicate: ({ queryHash }) => hashes.includes(queryHash) });
      return stateOf(cached());
    },
  };
  const stateOf = (results: readonly (Result | undefined)[]): DataState => {
    if (!isRequested) return { status: 'idle', value: undefined, isStale: false, isPartial: false, ...functions };
    const answers = results.map((result) => result?.data);
    // A view without requests computes from its parameters alone.
    const isThere = answers.length === 0 || answers.some((answer) => answer !== undefined);
    const error = results.find((result) => result?.error)?.error;
    const isPending = !isFromCache && results.some((result) => result?.data === undefined && !result?.error);
    // Fields that a view derives from its parameters alone, such as the next level, are available before any answer.
    const { value, origin } = isThere || (isPending && 'view' in entry) ? read(answers) : nothing;
    const status = isPending ? 'pending' : isThere ? 'ready' : 'failed';
    const isStale = isThere && (error !== undefined || isFromCache);
    return {
      status,
      value,
      isStale,
      isPartial: answers.some(isPartial),
      origin,
      failure: failureIn(entry, error && failureOf(error)),
      ...functions,
    };
  };
  return stateOf;
}

function failureIn(
  { failed }: DataEntry,
  failure: ReturnType<Product['requests']['failureOf']> | null,
): DataState['failure'] {
  if (!failed || !failure) return undefined;
  if (failure.kind === 'answer') return { text: failed.answer, values: { message: failure.message } };
  return { text: failed.network, values: {} };
}

/** The fields and, for a view, their origin. */
type DerivedFields = Pick<DataState, 'value' | 'origin'>;
const nothing: DerivedFields = { value: undefined };

/** Returns a reader of fields from answers; recomputes only if an answer has changed. */
function fieldsReader(
  entry: DataEntry,
  parameters: Record<string, unknown>,
  queries: readonly AnyQuery[],
): (answers: readonly unknown[]) => DerivedFields {
  let last: { readonly answers: readonly unknown[]; readonly fields: DerivedFields } | undefined;
  return (answers) => {
    if (!last || answers.some((answer, place) => answer !== last?.answers[place]))
      last = { answers, fields: derivedFieldsOf(entry, answers, parameters, queries) };
    return last.fields;
  };
}

function derivedFieldsOf(
  entry: DataEntry,
  answers: readonly unknown[],
  parameters: Record<string, unknown>,
  queries: readonly AnyQuery[],
): DerivedFields {
  if (!('view' in entry)) return { value: entryOf(entry, answers, parameters) };
  const { view } = entry;
  return { value: view.derive(answers, parameters), origin: { view, parameters, queries, answers } };
}

function entryOf(
  entry: Exclude<DataEntry, { view: unknown }>,
  answers: readonly unknown[],
  parameters: Record<string, unknown>,
): unknown {
  if (!entry.first) return answers[0];
  const { result } = recordOf(answers[0]);
  const entries: readonly unknown[] = Array.isArray(result) ? result : [];
  // If a server ignores the id filter, a different entry must not be shown as the requested one.
  const { id } = parameters;
  return (id === undefined ? entries[0] : entries.find((one) => recordOf(one).id === id)) ?? null;
}
