import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';

/** A query with answers of any type, as returned by the contract's generated options. */
export interface AnyQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction<unknown> | SkipToken | undefined;
}

/** A view as exported by its module: its fields computed from the answers of its queries. */
export interface View {
  /** The queries for its parameters, where its definition names no requests. */
  readonly queries?: (parameters: Record<string, unknown>) => readonly AnyQuery[];
  /** The parameters that may be empty; without the others nothing is requested. */
  readonly optional?: readonly string[];
  /** Returns the fields computable from the available answers; omits fields that are still unknown. */
  readonly derive: (answers: readonly unknown[], parameters: Record<string, unknown>) => Record<string, unknown>;
}

/** What the fields of a view were computed from. */
export interface Origin {
  readonly view: View;
  readonly parameters: Record<string, unknown>;
  readonly queries: readonly AnyQuery[];
  readonly answers: readonly unknown[];
}

/** How a field was computed, for a product that explains it. */
export interface Figure {}
