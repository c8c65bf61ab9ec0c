import { z } from 'zod';

import { defineKind } from '../../engine/definition/kind.ts';

const props = z.strictObject({});
/** The props of the action `sign-out`, as its component gets them. */
export type SignOutProps = z.output<typeof props>;

export default defineKind({
  description: 'Ends the session, in every tab of the same user, and leaves nothing of the user in this browser',
  props,
  example: {},
});
