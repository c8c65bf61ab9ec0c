import type { QueryClient } from '@tanstack/react-query';

import { values } from '../values/values.ts';
import { pageOf } from './page.ts';
import type { AnyQuery } from './view.ts';
import { recordOf } from '../domain/record.ts';

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
  client: QueryClient,
): Promise<{ result: readonly unknown[] }> {
  const known = client.getQueriesData({ queryKey: [operation] }).flatMap(([, answer]) => pageOf(answer).entries);
  let found = known.find((entry) => Reflect.get(recordOf(entry), 'id') === id);
  const size = values.app.pageSize;
  for (let page = 0; found === undefined && page < maxPages; page += 1) {
    const entries = pageOf(
      await client.fetchQuery(options({ ...parameters, offset: page * size, limit: size })),
    ).entries;
    found = entries.find((entry) => Reflect.get(recordOf(entry), 'id') === id);
    if (entries.length < size) break;
  }
  return { result: found === undefined ? [] : [found] };
}
