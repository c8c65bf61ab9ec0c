import type { AnyQuery, View } from 'engine/runtime/view.ts';
import type { ViewDefinition } from 'engine/schema/kind.ts';

import { type Arithmetic, decimalArithmetic } from '../../domain/arithmetic.ts';
import type { Decimal } from '../../domain/decimal.ts';

/** The calls of the contract that views use, by tag. */
type Calls = typeof import('../../../generated/api/balance/balance.ts') &
  typeof import('../../../generated/api/mlm/mlm.ts') &
  typeof import('../../../generated/api/partner/partner.ts');

/** A definition whose requests are those of `Calls`. */
type Requesting = ViewDefinition & { readonly requests: readonly Request[] };
interface Request {
  readonly operation: CallName;
}
type CallName = { [Name in keyof Calls]: Calls[Name] extends Call ? Name : never }[keyof Calls];
type Call = (...parameters: never) => Promise<unknown>;

/** The answers to requests in their order, each undefined until loaded. */
type AnswersTo<Requests extends readonly Request[]> = {
  [Index in keyof Requests]: Awaited<ReturnType<Calls[Requests[Index]['operation']]>> | undefined;
};

/** The answers of `Queries`, each undefined until loaded. */
type Answers<Queries extends readonly AnyQuery[]> = {
  [Index in keyof Queries]: Queries[Index] extends { queryFn?: infer Fn }
    ? (Fn extends (...args: never) => infer Answer ? Awaited<Answer> : never) | undefined
    : never;
};

/** The figures of a view by field; undefined while unknown. */
type Figures<N> = Readonly<Record<string, N | undefined>>;

/**
 * What a view computes from its answers. `figures` are the numbers that a sheet can explain; `derive` computes the other
 * fields, also from the figures.
 */
interface Computation<All> {
  readonly optional?: readonly string[];
  readonly figures?: <N>(answers: All, parameters: Record<string, unknown>, on: Arithmetic<N>) => Figures<N>;
  readonly derive?: (
    answers: All,
    parameters: Record<string, unknown>,
    figures: Figures<Decimal>,
  ) => Record<string, unknown>;
}

/** Declares what a view computes from the answers to the requests of its definition. */
export function defineView<Definition extends Requesting>(view: Computation<AnswersTo<Definition['requests']>>): View {
  return computing(view);
}

/** Declares a view that makes queries for its parameters, such as all pages of a list. */
export function defineViewWithQueries<const Queries extends readonly AnyQuery[]>(
  view: Computation<Answers<Queries>> & { readonly queries: (parameters: Record<string, unknown>) => Queries },
): View {
  return { queries: view.queries, ...computing(view) };
}

/** The engine passes the answers in the order of the requests, so that they have their types. */
function computing<All>({ optional, figures: figuresOf, derive }: Computation<All>): View {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answers come in the order of the requests
  const typed = (answers: readonly unknown[]): All => answers as All;
  return {
    ...(optional && { optional }),
    figures: (answers, parameters, on) => figuresOf?.(typed(answers), parameters, on) ?? {},
    derive: (answers, parameters) => {
      const figures = figuresOf?.(typed(answers), parameters, decimalArithmetic) ?? {};
      return { ...figures, ...derive?.(typed(answers), parameters, figures) };
    },
  };
}
