import { type QueryClient, hashKey } from '@tanstack/react-query';

import type { Origin } from 'engine/runtime/view.ts';
import type { Answer } from './explaining.ts';

/** Returns a function that finds the answer of one of several operations among a view's origin. */
export function answersIn(origin: Origin | undefined, client: QueryClient) {
  const queries = origin?.queries ?? [];
  return (operations: readonly string[]): Answer | undefined => {
    const place = queries.findIndex(({ queryKey }) => operations.includes(String(queryKey[0])));
    const query = queries[place];
    if (!query) return undefined;
    const cached = client.getQueryCache().get(hashKey(query.queryKey))?.state;
    // The age is that of the answer used for the figure, not of a later one.
    const updatedAt = cached && cached.data === origin?.answers[place] ? cached.dataUpdatedAt : undefined;
    return { operation: String(query.queryKey[0]), updatedAt };
  };
}
