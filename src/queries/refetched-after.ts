import { refetches } from '../../generated/operations/operations.ts';

/** The queries to refetch after a mutation, by operationId (API-09). */
export function refetchedAfter(operation: string): readonly string[] {
  return refetches[operation] ?? [];
}
