import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';

import type { Arithmetic } from '../domain/arithmetic.ts';

/** A query with answers of any type, as returned by the contract's generated options. */
export interface AnyQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction<unknown> | SkipToken | undefined;
}

/** A view as exported by its module: the queries for its parameters, and its fields computed from their answers. */
export interface View {
  readonly queries: (parameters: Record<string, unknown>) => readonly AnyQuery[];
  /** The parameters that may be empty; without the others nothing is requested. */
  readonly optional?: readonly string[];
  /** Returns the fields computable from the available answers; omits fields that are still unknown. */
  readonly derive: (answers: readonly unknown[], parameters: Record<string, unknown>) => Record<string, unknown>;
  /** The fields that can be explained, over any number type. */
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

/** A figure that can be explained, over any number type, and the view whose answers it was computed from. */
export interface Figure {
  readonly origin?: Origin | undefined;
  readonly compute: <N>(on: Arithmetic<N>) => N | undefined;
}
