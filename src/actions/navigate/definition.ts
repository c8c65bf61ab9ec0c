import { z } from 'zod';

import { checked } from '../../engine/definition/check.ts';
import { defineKind } from '../../engine/definition/kind.ts';
import { parameterFaults, parameters, route } from '../../engine/definition/reference.ts';
import type { PropsOf } from '../../engine/definition/import-mark.ts';

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
