import type { TextKey } from '../../../generated/words/words.ts';
import { type Decimal, isNegative, parseAmount, subtract, zero } from '../../domain/decimal.ts';
import { evaluate } from 'engine/runtime/condition.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import type { StatementList } from './definition.ts';

/** An operation in a statement. */
export interface StatementEntry {
  readonly id: string;
  /** Epoch ms; NaN if unreadable. */
  readonly at: number;
  /** The operation of the API that lists it. */
  readonly list: string;
  readonly title: TextKey;
  readonly status: string;
  /** The change of the balance including its fee; undefined if unreadable. */
  readonly change: Decimal | undefined;
  readonly fee: Decimal | undefined;
  /** The amount moved within the wallet, without a change of the balance. */
  readonly within: Decimal | undefined;
}

/** A list of a statement: the meaning of its entries, and the operation that requests them. */
export interface EntrySource extends Omit<StatementList, 'list'> {
  readonly list: Pick<StatementList['list'], 'operation'>;
}

/** The label of an entry of an unknown kind. */
const unknownTitle: TextKey = 'list.unreadable';

/** Reads an entry of a list as an operation of a token; undefined if it belongs to another token. */
export function entryOf(source: EntrySource, row: unknown, outer: Scope, ticker: string): StatementEntry | undefined {
  const scope = { ...outer, roots: { ...outer.roots, row } };
  const entryToken = valueOf(source.token.value, scope);
  if (typeof entryToken === 'string' && entryToken !== '' && entryToken !== ticker) return undefined;
  const status = String(valueOf(source.status ?? '', scope) ?? '');
  const fields = {
    id: String(valueOf(source.id, scope) ?? ''),
    at: Date.parse(String(valueOf(source.date, scope))),
    list: source.list.operation,
    status,
  };
  const operation = source.operations.find(({ when }) => evaluate(when, scope) === true);
  const amount = amountOf(operation?.amount, scope);
  const fee = operation?.fee === undefined ? undefined : amountOf(operation.fee, scope);
  const isWhole = entryToken === ticker && amount !== undefined && (operation?.fee === undefined || fee !== undefined);
  if (!operation || !isWhole) {
    return { ...fields, title: operation?.title ?? unknownTitle, change: undefined, fee: undefined, within: undefined };
  }
  const { title, moves, unless } = operation;
  const isVoid = unless.includes(status);
  const paid = isVoid ? zero : (fee ?? zero);
  const moved = isVoid || moves === 'within' ? zero : moves === 'in' ? amount : subtract(zero, amount);
  const within = moves === 'within' && !isVoid ? amount : undefined;
  return { ...fields, title, change: subtract(moved, paid), fee: fee && paid, within };
}

/** An amount; negative ones break the contract. */
function amountOf(reference: unknown, scope: Scope): Decimal | undefined {
  const amount = reference === undefined ? undefined : parseAmount(valueOf(reference, scope));
  return amount === undefined || isNegative(amount) ? undefined : amount;
}
