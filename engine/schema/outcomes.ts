import { z } from 'zod';

import { action } from './imported.ts';
import { text } from './reference.ts';
import { amount, unit } from './value.ts';
import { condition } from './condition.ts';

/** The references to an entry inside a value, such as `$row.amount`. */
export function entryReferences(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('$row.') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(entryReferences) : [];
}

/** How the entries of a list that settle or fail are reported on every screen. */
export const outcomes = z
  .strictObject({
    watched: z
      .enum(['always', 'onceLoaded', 'whilePending'])
      .default('whilePending')
      .describe(
        'When its newest page is loaded again: always, once a screen has loaded it, or while an entry is pending',
      ),
    when: condition.optional().describe('Which entries are shown, as $row; all if left out'),
    completed: text.describe('What is said when an entry is completed, without its amount'),
    failed: text.optional().describe('What is said when it fails or is canceled; nothing if left out'),
    amount: amount.optional().describe('What is shown below that, unless amounts are hidden'),
    unit: unit.optional(),
    action: action.optional().describe('What leads to the entry: the action of its row if left out'),
  })
  .describe('What is shown on every screen when an entry settles or fails while the app is open');
