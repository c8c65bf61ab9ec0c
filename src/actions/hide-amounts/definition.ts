import { z } from 'zod';

import { defineAction } from '../../engine/definition/kind.ts';

const props = z.strictObject({});
export type HideAmountsProps = z.output<typeof props>;

export default defineAction({
  description: 'Hides every amount of the app, or shows them again; remembered',
  props,
  example: {},
});
