import { z } from 'zod';

import { icon } from '../src/engine/definition/imported.ts';
import { plainRoute, text } from '../src/engine/definition/reference.ts';

/** The links of the navigation, in their order. */
export const navigation = z.strictObject({
  $schema: z.string().optional(),
  items: z
    .array(
      z.strictObject({
        to: plainRoute,
        icon,
        label: text,
        also: z
          .array(plainRoute)
          .default([])
          .describe('Sections without a link of their own that belong to it: it is marked there, and Back leads to it'),
      }),
    )
    .min(1)
    .max(6),
});
