import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { date, value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  date,
  status: value,
  hasWord: z.boolean().default(false).describe('Says what the countdown means before it'),
});
/** The props of the cell `settlement`, as its component gets them. */
export type SettlementProps = PropsOf<typeof props>;

export default defineKind({
  description: 'The status of a transfer; while none is known, a countdown of 30 minutes from its date, then success',
  props,
  example: { date: '2026-11-19T18:22:10Z', status: 'pending' },
});
