import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { message, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  text: message,
  otherwise: text.optional().describe('What stands there where a value of the text is not known'),
  isPill: z.boolean().default(false).describe('Draws it as a rounded label; plainly if left out'),
});
/** The props of the cell `text`, as its component gets them. */
export type TextProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A text, with values for its placeholders',
  props,
  example: { text: { text: 'wallet.rate', with: { token: 'XAUT', price: { value: '4127', style: 'price' } } } },
});
