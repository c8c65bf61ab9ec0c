import { z } from 'zod';

import { checked } from 'engine/schema/check.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { parameterFaults, link, parameters, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = checked(
  z.strictObject({
    label: text.describe('What the link is'),
    link: link.describe('A key of config/links.json'),
    with: parameters.default({}).describe('Values for {…} in the address'),
    invitation: text.optional().describe('What stands before the link where it is shared'),
    file: z
      .string()
      .regex(/^[a-z-]+$/)
      .describe('Name of the QR code as a file, without its ending'),
    qrSize: z.int().min(64).max(512).default(200).describe('Side of the QR code, px'),
  }),
  ({ link: name, with: params }, scope) => parameterFaults(scope, 'link', name, 'with', params),
);
/** The props of the block `link-card`, as its component gets them. */
export type LinkCardProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A link to give away: in full, as a QR code to save, with copy and share',
  props,
  example: { label: 'account.landing', link: 'landing', file: 'karat' },
});
