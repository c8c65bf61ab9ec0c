import { type Decimal, add, isNegative, subtract, sum, zero } from './decimal.ts';

/** An operation: its time, epoch ms, and its change of the balance; undefined if unknown. */
interface Operation {
  readonly at: number;
  readonly change: Decimal | undefined;
}

/** The period of a statement, epoch ms: `from` is inclusive, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An operation of a statement and the balance after it, which is unchanged if the change is unknown. */
export interface StatementLine<Of extends Operation> {
  readonly operation: Of;
  readonly balance: Decimal;
}

/** A statement of one token. `opening` + `unexplained` + all changes = `closing`, exactly. */
export interface Statement<Of extends Operation> {
  /** The sum of the operations before the span. */
  readonly opening: Decimal;
  /** The current balance minus the sum of all operations; zero if the lists explain the whole balance. */
  readonly unexplained: Decimal;
  readonly lines: readonly StatementLine<Of>[];
  /** The sums of the positive and of the negative changes of the span; `outgoing` is negative or zero. */
  readonly incoming: Decimal;
  readonly outgoing: Decimal;
  /** The current balance minus the operations after the span. */
  readonly closing: Decimal;
  /** The sum of all operations. */
  readonly explained: Decimal;
  readonly present: Decimal;
}

/**
 * The statement of a span. Only the current balance is certain: its difference from the sum of the operations is
 * `unexplained` and is placed before the first line, as its time is unknown. Operations of the same time keep their
 * order.
 *
 * @example
 *   statementOf([{ at: 5, change: decimal('1') }], decimal('3'), { from: 0, to: 10 }).unexplained; // '2'
 */
export function statementOf<Of extends Operation>(
  operations: readonly Of[],
  present: Decimal,
  { from, to }: Span,
): Statement<Of> {
  const ordered = operations.toSorted((one, other) => one.at - other.at);
  const changeOf = (entries: readonly Of[]): Decimal[] => entries.flatMap(({ change }) => change ?? []);
  const during = ordered.filter(({ at }) => at >= from && at < to);
  const opening = sum(changeOf(ordered.filter(({ at }) => at < from)));
  const after = sum(changeOf(ordered.filter(({ at }) => at >= to)));
  const changes = changeOf(during);
  const explained = [opening, ...changes, after].reduce(add, zero);
  const unexplained = subtract(present, explained);
  let balance = add(opening, unexplained);
  const lines = during.map((operation) => {
    balance = add(balance, operation.change ?? zero);
    return { operation, balance };
  });
  return {
    opening,
    unexplained,
    lines,
    incoming: sum(changes.filter((change) => !isNegative(change))),
    outgoing: sum(changes.filter(isNegative)),
    closing: subtract(present, after),
    explained,
    present,
  };
}
