import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';

import type { Arithmetic } from '../domain/arithmetic.ts';

/** A query with answers of any kind, as the contract's generated options give them. */
export interface AnyQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction<unknown> | SkipToken | undefined;
}

/** A view as a module exports it: the queries for its parameters, and its fields from their answers. */
export interface View {
  readonly queries: (parameters: Record<string, unknown>) => readonly AnyQuery[];
  /** Fields for as many answers as are there; one that cannot be told yet is left out. */
  readonly derive: (answers: readonly unknown[], parameters: Record<string, unknown>) => Record<string, unknown>;
  /** Those of the fields that can be explained, over numbers of any make. */
  readonly figures?: <N>(
    answers: readonly unknown[],
    parameters: Record<string, unknown>,
    on: Arithmetic<N>,
  ) => Readonly<Record<string, N | undefined>>;
}

/** What the fields of a view were computed from. */
export interface Origin {
  readonly view: View;
  readonly parameters: Record<string, unknown>;
  readonly answers: readonly unknown[];
}

/** A figure that can be explained, over numbers of any make, and the view whose answers it was computed from. */
export interface Figure {
  readonly origin?: Origin | undefined;
  readonly compute: <N>(on: Arithmetic<N>) => N | undefined;
}
