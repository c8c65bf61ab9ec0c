import { z } from 'zod';

import type { EntryValue } from '../../values/entry-value.ts';
import type { ValueKind } from './kind.ts';
import { type WordFault, scope } from './scope.ts';

/** Any literal or reference, also to a whole answer or a list: whether it is there can be asked. */
export const anyValue = z
  .union([z.string(), z.number(), z.boolean()])
  .meta({
    description:
      'A literal, or a reference: $search.…, $session.…, $limits.…, $row.…, $form.…, or $ and a name under data',
  })
  .superRefine((given, context) => {
    if (typeof given !== 'string' || !given.startsWith('$')) return;
    const fault = scope().valueFault(given);
    if (fault) context.addIssue({ code: 'custom', message: fault.message, params: { nearest: fault.nearest } });
  });
/** A literal, or a reference to a single value, such as `$search.currency`, `$account.total`, `$limits.wallet.token`. */
export const value = anyValue.superRefine((given, context) => {
  if (typeof given !== 'string' || !given.startsWith('$')) return;
  const fault = scope().singleFault(given);
  if (fault) context.addIssue({ code: 'custom', message: fault.message, params: { nearest: fault.nearest } });
});
/** A literal or a reference, as text. */
export type Value = z.output<typeof value>;

/** A value checked by the compiler's scope for a further error. */
function valueWithout(faultIn: (given: Value) => WordFault | undefined) {
  return value.superRefine((given, context) => {
    const fault = faultIn(given);
    if (fault) context.addIssue({ code: 'custom', message: fault.message, params: { nearest: fault.nearest } });
  });
}

/** A value of a kind, as far as known at compile time. */
function valueOfKind(kind: ValueKind, description: string) {
  return valueWithout((given) => scope().kindFault(given, kind)).describe(description);
}
/** An exact number: a literal such as "0.5", or a reference. */
export const amount = valueOfKind('amount', 'An amount such as "0.5", or a reference to one');
/** A day or moment: a literal such as "2026-03-31", or a reference. */
export const date = valueOfKind('date', 'A date such as "2026-03-31", or a reference to one').meta({ 'x-date': true });

/** A value from a field of catalogue entries, as far as known at compile time. */
function valueOfEntry(wanted: EntryValue, description: string) {
  return valueWithout((given) => scope().entryFault(given, wanted)).describe(description);
}
/** The ticker of a token or market, such as "XAUT", or a reference to one. */
export const ticker = valueOfEntry({ of: ['tokens', 'markets'], field: 'ticker' }, 'A ticker such as "XAUT"');
/** The key of a network, such as "erc20", or a reference to one. */
export const networkKey = valueOfEntry({ of: ['networks'] }, 'The key of a network, such as "erc20"');
/** The name of a network, such as "Ethereum", or a reference to one. */
export const networkName = valueOfEntry(
  { of: ['networks'], field: 'name' },
  'The name of a network, such as "Ethereum"',
);

/** A value shown to users: usually a field of an entry, never its key. */
function shownValue(field: string) {
  return valueWithout((given) => scope().shownFault(given, field));
}
/** A value shown to users. */
export const readable = shownValue('label');
/** The unit after a number, such as a ticker. */
export const unit = shownValue('ticker').describe(
  'What stands after a number, such as USDT or a reference to a ticker',
);

/** A reference to a list, such as `$levels.levels` or `$data.result`. */
export const rows = z
  .string()
  .regex(/^\$/)
  .meta({ description: 'A reference to a list, such as $levels.levels or $data.result' })
  .superRefine((given, context) => {
    const fault = scope().valueFault(given) ?? scope().listFault(given);
    if (fault) context.addIssue({ code: 'custom', message: fault.message, params: { nearest: fault.nearest } });
  });
