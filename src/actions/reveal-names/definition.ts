import { z } from 'zod';

import { defineAction } from '../../engine/definition/kind.ts';

const props = z.strictObject({});
export type RevealNamesProps = z.output<typeof props>;

export default defineAction({
  description: "Shows other people's e-mails in full, or masks them again; until the screen is left",
  props,
  example: {},
});
