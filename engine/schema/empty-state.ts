import { z } from 'zod';

import { condition } from './condition.ts';
import { action, icon } from './imported.ts';
import { text } from './reference.ts';

/** What stands where there are no entries, as `NoRows` draws it. */
export const emptyState = z.strictObject({
  icon,
  title: text,
  message: text.optional(),
  action: z.strictObject({ label: text, action, when: condition.optional() }).optional(),
});
