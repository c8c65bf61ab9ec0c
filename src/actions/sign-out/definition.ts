import { z } from 'zod';

import { checked } from 'engine/schema/check.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { parameterFaults, parameters, route } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  question: checked(z.strictObject({ to: route, search: parameters.default({}) }), ({ to, search }, scope) =>
    parameterFaults(scope, 'route', to, 'search', search),
  )
    .optional()
    .describe(
      'Where it leads first while something that the user has sent is not confirmed; without it nobody is asked',
    ),
});
/** The props of the action `sign-out`, as its component gets them. */
export type SignOutProps = PropsOf<typeof props>;

export default defineKind({
  description:
    'Ends the session, in every tab of the same user, and leaves nothing of the user in this browser but what guards open payments',
  props,
  example: {},
});
