import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({});
/** The props of the action `reveal-names`, as its component gets them. */
export type RevealNamesProps = PropsOf<typeof props>;

export default defineKind({
  description: "Shows other people's e-mails in full, or masks them again; for as long as the tab has its user",
  props,
  example: {},
});
