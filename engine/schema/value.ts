import { z } from 'zod';

import type { EntryValue } from './scope.ts';
import type { ValueKind } from './scope.ts';
import { checked, referring } from './check.ts';

/** Any literal or reference, also to a whole answer or a list: a condition may test whether it is there. */
export const anyValue = checked(
  referring(z.union([z.string(), z.number(), z.boolean()])).describe(
    'A literal, or a reference: $search.…, $session.…, $limits.…, $row.…, $form.…, or $ and a name under data',
  ),
  (value, scope) => (isReference(value) ? [scope.valueFault(value)] : []),
);
/** A literal, or a reference to a single value, such as `$account.total`. */
export const value = checked(anyValue, (input, scope) => (isReference(input) ? [scope.singleFault(input)] : []));
/** A literal or a reference, as text. */
export type Value = z.output<typeof value>;

/**
 * Whether a value of config is a reference, such as `$account.total`.
 *
 * @example
 *   isReference('$account.total'); // true
 */
export function isReference(input: unknown): input is string {
  return typeof input === 'string' && input.startsWith('$');
}

/**
 * The roots of all references in a value, such as `account` of `$account.total`.
 *
 * @example
 *   [...rootsIn({ title: '$account.name', rows: ['$row.id'] })]; // ['account', 'row']
 */
export function rootsIn(content: unknown): ReadonlySet<string> {
  if (isReference(content)) return new Set([content.slice(1).split('.')[0] ?? '']);
  if (typeof content !== 'object' || content === null) return new Set();
  return new Set(Object.values(content).flatMap((part) => [...rootsIn(part)]));
}

/** A value of a kind, as far as known at compile time. */
function valueOfKind(kind: ValueKind, description: string) {
  return checked(value, (input, scope) => [scope.kindFault(input, kind)]).describe(description);
}
/** An exact number: a literal such as "0.5", or a reference. */
export const amount = valueOfKind('amount', 'An amount such as "0.5", or a reference to one');
/** A day or moment: a literal such as "2026-03-31", or a reference. */
export const date = valueOfKind('date', 'A date such as "2026-03-31", or a reference to one').meta({ 'x-date': true });

/** A value from a field of catalogue entries, as far as known at compile time. */
export function valueOfEntry(expected: EntryValue, description: string) {
  return checked(value, (input, scope) => [scope.entryFault(input, expected)]).describe(description);
}
/** A value shown to users: usually a field of an entry, never its key. */
function shownValue(field: string) {
  return checked(value, (input, scope) => [scope.shownFault(input, field)]);
}
/** A value shown to users. */
export const readable = shownValue('label');
/** The unit after a number, such as a ticker. */
export const unit = shownValue('ticker').describe(
  'What stands after a number, such as USDT or a reference to a ticker',
);

/** A reference to a list, such as `$levels.levels` or `$data.result`. */
export const rows = checked(
  referring(z.string().regex(/^\$/)).describe('A reference to a list, such as $levels.levels or $data.result'),
  (input, scope) => [scope.valueFault(input) ?? scope.listFault(input)],
);
