import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({});
/** The props of the action `hide-amounts`, as its component gets them. */
export type HideAmountsProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Hides every amount of the app, or shows them again; remembered',
  props,
  example: {},
});
