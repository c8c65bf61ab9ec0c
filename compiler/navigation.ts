import { z } from 'zod';

import { icon, plainRoute, text } from '../src/engine/definition/reference.ts';

/** The links of the bottom navigation, in their order. */
export const navigation = z.strictObject({
  $schema: z.string().optional(),
  items: z
    .array(z.strictObject({ to: plainRoute, icon, label: text }))
    .min(1)
    .max(6),
});
