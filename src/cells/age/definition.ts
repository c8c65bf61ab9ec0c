import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { dataName } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ data: dataName });
/** The props of the cell `age`, as its component gets them. */
export type AgeProps = PropsOf<typeof props>;

export default defineKind({
  description: 'How long ago a piece of data arrived',
  props,
  example: { data: 'account' },
  stage: { data: { account: { view: 'wallet-account', with: { ticker: 'XAUT' } } } },
});
