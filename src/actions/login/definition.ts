import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({});
/** The props of the action `login`, as its component gets them. */
export type LoginProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Opens the web login page; the access token goes along where the environment says so',
  props,
  example: {},
});
