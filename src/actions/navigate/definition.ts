import { z } from 'zod';

import { checked } from 'engine/schema/check.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { parameterFaults, parameters, route } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = checked(
  z.strictObject({
    to: route,
    search: parameters.default({}),
    isReplacing: z
      .boolean()
      .default(false)
      .describe('Takes the place of this screen in the history, so that Back skips it'),
  }),
  ({ to, search }, scope) => parameterFaults(scope, 'route', to, 'search', search),
);
/** The props of the action `navigate`, as its component gets them. */
export type NavigateProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Goes to a screen',
  props,
  example: { to: '/wallet', search: { currency: 'xaut' } },
});
