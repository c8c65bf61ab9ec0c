import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { flag, routeWithoutParameters } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ flag, to: routeWithoutParameters });
/** The props of the action `remember`, as its component gets them. */
export type RememberProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Keeps on the device that something is done, and goes on to a screen in place of this one',
  props,
  example: { flag: 'isWelcomeShown', to: '/wallet' },
});
