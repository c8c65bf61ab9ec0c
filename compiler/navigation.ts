import { z } from 'zod';

import { icon, route, text } from '../src/engine/definition/reference.ts';

/** The links of the bottom navigation, in their order. */
export const navigation = z.strictObject({
  $schema: z.string().optional(),
  items: z
    .array(z.strictObject({ to: route, icon, label: text }))
    .min(1)
    .max(6),
});
