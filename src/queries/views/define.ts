import { type Arithmetic, decimalArithmetic } from '../../domain/arithmetic.ts';
import type { Decimal } from '../../domain/decimal.ts';
import type { AnyQuery, View } from 'engine/runtime/view.ts';

/** The answers of `Queries`, each undefined until loaded. */
type Answers<Queries extends readonly AnyQuery[]> = {
  [Index in keyof Queries]: Queries[Index] extends { queryFn?: infer Fn }
    ? (Fn extends (...args: never) => infer Answer ? Awaited<Answer> : never) | undefined
    : never;
};

/** The figures of a view by field; undefined while unknown. */
type Figures<N> = Readonly<Record<string, N | undefined>>;

/**
 * Declares a view: its queries for given parameters, and its fields, computed from their answers. `figures` are the
 * numbers that a sheet can explain; `derive` computes the other fields, also from the figures. The engine passes the
 * answers in the order of the queries, so their types match.
 */
export function defineView<const Queries extends readonly AnyQuery[]>(view: {
  queries: (parameters: Record<string, unknown>) => Queries;
  optional?: readonly string[];
  figures?: <N>(answers: Answers<Queries>, parameters: Record<string, unknown>, on: Arithmetic<N>) => Figures<N>;
  derive?: (
    answers: Answers<Queries>,
    parameters: Record<string, unknown>,
    figures: Figures<Decimal>,
  ) => Record<string, unknown>;
}): View {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answers come in the order of the queries
  const typed = (answers: readonly unknown[]): Answers<Queries> => answers as Answers<Queries>;
  return {
    queries: view.queries,
    ...(view.optional && { optional: view.optional }),
    figures: (answers, parameters, on) => view.figures?.(typed(answers), parameters, on) ?? {},
    derive: (answers, parameters) => {
      const figures = view.figures?.(typed(answers), parameters, decimalArithmetic) ?? {};
      return { ...figures, ...view.derive?.(typed(answers), parameters, figures) };
    },
  };
}
