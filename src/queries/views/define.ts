import type { AnyQuery, View } from '../../engine/screen-model.ts';

/** The answers of `Queries`, each absent until it is there. */
type Answers<Queries extends readonly AnyQuery[]> = {
  [Index in keyof Queries]: Queries[Index] extends { queryFn?: infer Fn }
    ? (Fn extends (...args: never) => infer Answer ? Awaited<Answer> : never) | undefined
    : never;
};

/**
 * Declares a view: its queries for given parameters, and its fields from their answers. The engine gives the answers in
 * the order of the queries, so the types of the one are those of the other.
 */
export function defineView<const Queries extends readonly AnyQuery[]>(view: {
  queries: (parameters: Record<string, unknown>) => Queries;
  derive: (answers: Answers<Queries>, parameters: Record<string, unknown>) => Record<string, unknown>;
}): View {
  return {
    queries: view.queries,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answers come in the order of the queries
    derive: (answers, parameters) => view.derive(answers as Answers<Queries>, parameters),
  };
}
