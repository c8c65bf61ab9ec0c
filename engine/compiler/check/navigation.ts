import { z } from 'zod';

import { icon } from '../../schema/imported.ts';
import { routeWithoutParameters, text } from '../../schema/reference.ts';

/** The links of the navigation, in their order. */
export const navigation = z.strictObject({
  $schema: z.string().optional(),
  items: z
    .array(
      z.strictObject({
        to: routeWithoutParameters,
        icon,
        label: text,
        also: z
          .array(routeWithoutParameters)
          .default([])
          .describe(
            'Sections without their own link that belong to this one: there, this link is marked and Back leads to it',
          ),
      }),
    )
    .min(1)
    .max(6)
    .describe('The sections of the app, in their order'),
});
