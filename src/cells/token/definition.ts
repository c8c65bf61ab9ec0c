import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { ticker } from '../../schema/entries.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ ticker });
/** The props of the cell `token`, as its component gets them. */
export type TokenProps = PropsOf<typeof props>;

export default defineKind({
  description: 'The coin of a token',
  props,
  example: { ticker: 'XAUT' },
});
