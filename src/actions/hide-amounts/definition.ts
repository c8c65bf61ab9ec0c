import { z } from 'zod';

import { defineAction } from '../../engine/definition/kind.ts';

const props = z.strictObject({});
/** The props of the action `hide-amounts`, as its component gets them. */
export type HideAmountsProps = z.output<typeof props>;

export default defineAction({
  description: 'Hides every amount of the app, or shows them again; remembered',
  props,
  example: {},
});
