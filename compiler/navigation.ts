import { z } from 'zod';

import { icon } from '../src/engine/definition/imported.ts';
import { plainRoute, text } from '../src/engine/definition/reference.ts';

/** The links of the bottom navigation, in their order. */
export const navigation = z.strictObject({
  $schema: z.string().optional(),
  items: z
    .array(z.strictObject({ to: plainRoute, icon, label: text }))
    .min(1)
    .max(6),
});
