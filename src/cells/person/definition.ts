import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  email: value.optional(),
  username: value.optional(),
  id: value.optional().describe('Stands in, shortened, where there is neither'),
});
/** The props of the cell `person`, as its component gets them. */
export type PersonProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Somebody by e-mail if there is one, else by username; the e-mail is masked until names are revealed',
  props,
  example: { email: 'anna@example.com', username: 'anna', id: '2001' },
});
