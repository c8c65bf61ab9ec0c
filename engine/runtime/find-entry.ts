import type { QueryClient } from '@tanstack/react-query';

import type { Product } from './scope.ts';
import type { AnyQuery } from './view.ts';
import { recordOf } from '../record.ts';

/** The maximum number of pages searched for an entry that no list has loaded. */
const maxPages = 10;

/** An operation that returns a list, and its parameters except for paging. */
export interface Listed {
  readonly operation: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly options: (parameters: Record<string, unknown>) => AnyQuery;
}

/**
 * Finds an entry of a list whose API has no lookup by id: in the loaded pages or by searching; returns a one-entry
 * list.
 */
export async function findEntry(
  { operation, parameters, options }: Listed,
  id: unknown,
  { size, read }: Product['pages'],
  client: QueryClient,
): Promise<{ result: readonly unknown[] }> {
  const known = client.getQueriesData({ queryKey: [operation] }).flatMap(([, answer]) => read(answer).entries);
  let found = known.find((entry) => Reflect.get(recordOf(entry), 'id') === id);
  for (let page = 0; found === undefined && page < maxPages; page += 1) {
    const entries = read(await client.fetchQuery(options({ ...parameters, offset: page * size, limit: size }))).entries;
    found = entries.find((entry) => Reflect.get(recordOf(entry), 'id') === id);
    if (entries.length < size) break;
  }
  return { result: found === undefined ? [] : [found] };
}
