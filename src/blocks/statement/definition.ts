import { z } from 'zod';

import { checked, within } from 'engine/schema/check.ts';
import { condition } from 'engine/schema/condition.ts';
import { listName } from 'engine/schema/imported.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { message, searchFault, searchName, searchWord, text } from 'engine/schema/reference.ts';
import { amount, date, rows, value } from 'engine/schema/value.ts';
import { ticker } from '../../schema/entries.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

/** A day of the span, kept in the address. */
const day = checked(searchName, (name, scope) => {
  const declared = scope.search(name);
  return declared && !('date' in declared) ? [{ message: `"${name}" is no day` }] : [];
});

const operation = z.strictObject({
  title: text,
  when: condition.optional().describe('Which entries it is; the first that fits counts. Without one all that are left'),
  moves: z
    .enum(['in', 'out', 'within'])
    .describe('Whether the amount comes in, goes out, or stays in the wallet and changes no balance'),
  amount: amount.describe('The amount of an entry, which is never negative'),
  fee: amount.optional().describe('What goes out beside the amount'),
  unless: z
    .array(z.string())
    .default([])
    .describe('Statuses with which it changes nothing; the entry is listed with 0'),
});

/** A list and the meaning of its entries: inside of it `$row` is one of them. */
const source = within(
  checked(
    z.strictObject({
      list: listName,
      token: z
        .strictObject({ parameter: z.string().describe('The name of the parameter'), value: ticker })
        .describe('The parameter of the list that chooses a token, and the ticker of an entry'),
      id: value,
      date: date,
      status: value.optional(),
      operations: z.array(operation).min(1).describe('What its entries are: the first that fits an entry counts'),
    }),
    ({ list, token, status, operations }, scope) => [
      ...scope
        .argumentFaults('list', list.name, { [token.parameter]: '$row' })
        .map(({ message: fault, nearest }) => ({ path: ['token', 'parameter'], message: fault, nearest })),
      ...operations.flatMap(({ unless }, index) =>
        unless.map((word, place) => {
          const fault =
            status === undefined
              ? { message: 'there is no "status" to be one of these' }
              : scope.neverFault(String(status), word);
          return fault && { ...fault, path: ['operations', index, 'unless', place] };
        }),
      ),
    ],
  ),
  ({ list }, scope) => (typeof list === 'string' ? scope.withEntryOfList(list) : scope),
);

const props = checked(
  z.strictObject({
    title: text,
    file: z
      .string()
      .regex(/^[a-z-]+$/)
      .describe('Name of the files, without the days and the ending'),
    from: day.describe('The first day'),
    to: day.describe('The last day'),
    period: z
      .strictObject({ parameter: searchName, all: searchWord.describe('The word that means all time') })
      .describe('Without days the statement is of this month, or of all time while this parameter is a certain word'),
    balances: rows.describe('What there is now: $row is an entry'),
    token: ticker.describe('The ticker of such an entry'),
    amounts: z.array(amount).min(1).describe('What of such an entry adds up to the balance'),
    lists: z.array(source).min(1).describe('The lists that hold every operation that changed it'),
    statuses: z
      .record(z.string(), text)
      .default({})
      .describe('What a status reads as; one that is not here is not shown'),
    notes: z.array(message).default([]).describe('What stands under the statement'),
  }),
  ({ period }, scope) => [searchFault(scope, ['period', 'all'], period.parameter, period.all)],
);
/** The props of the block `statement`, as its component gets them. */
export type StatementProps = PropsOf<typeof props>;
/** A list of a statement, with the meaning of its entries. */
export type StatementList = StatementProps['lists'][number];

export default defineKind({
  description:
    'A statement of balances: what there was, every operation of some lists, what there is, to print or to save',
  props,
  entriesOf: 'balances',
  example: {
    title: 'statement.title',
    file: 'statement',
    from: 'from',
    to: 'to',
    period: { parameter: 'period', all: 'all' },
    balances: '$balances.result',
    token: '$row.ticker',
    amounts: ['$row.balance', '$row.frozenBalance', '$row.promoBalance'],
    lists: [
      {
        list: 'deposits',
        token: { parameter: 'currency', value: '$row.ticker' },
        id: '$row.id',
        date: '$row.date',
        status: '$row.status',
        operations: [
          {
            title: 'get.entry',
            moves: 'in',
            amount: '$row.amount',
            unless: ['pending', 'failed', 'cancelled'],
          },
        ],
      },
    ],
  },
  stage: {
    search: {
      from: { date: true, default: '' },
      to: { date: true, default: '' },
      period: { oneOf: ['', 'all'], default: '' },
    },
    data: { balances: { operation: 'balances' } },
  },
});
