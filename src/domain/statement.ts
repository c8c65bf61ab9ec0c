import { type Decimal, add, isNegative, subtract, sum, zero } from './decimal.ts';

/** What a statement has to know of an operation: its moment, epoch ms, and what it changes; undefined where that is not known. */
interface Operation {
  readonly at: number;
  readonly change: Decimal | undefined;
}

/** The days of a statement as moments, epoch ms: `from` is in it, `to` no more. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An operation of a statement, and the balance after it; the same as before it where its change is not known. */
export interface StatementLine<Of extends Operation> {
  readonly operation: Of;
  readonly balance: Decimal;
}

/** A statement of one token. `opening` + `unexplained` + all changes = `closing`, exactly. */
export interface Statement<Of extends Operation> {
  /** What the operations before the span add up to. */
  readonly opening: Decimal;
  /** The present balance without what all operations add up to: zero where the lists explain the whole balance. */
  readonly unexplained: Decimal;
  readonly lines: readonly StatementLine<Of>[];
  /** What the operations of the span added, and what they took, which is negative or zero. */
  readonly incoming: Decimal;
  readonly outgoing: Decimal;
  /** The present balance without the operations after the span. */
  readonly closing: Decimal;
  /** What all operations there ever were add up to. */
  readonly explained: Decimal;
  readonly present: Decimal;
}

/**
 * The statement of a span. The present balance is what is certain: what the operations do not add up to is told as
 * `unexplained` and stands before the first line, as nobody knows when it arose. Operations of one moment stay in their order.
 */
export function statementOf<Of extends Operation>(
  operations: readonly Of[],
  present: Decimal,
  { from, to }: Span,
): Statement<Of> {
  const ordered = operations.toSorted((one, other) => one.at - other.at);
  const changeOf = (given: readonly Of[]): Decimal[] => given.flatMap(({ change }) => change ?? []);
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
