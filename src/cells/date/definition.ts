import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { date } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ value: date });
/** The props of the cell `date`, as its component gets them. */
export type DateProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A date as dd.mm.yyyy hh:mm:ss in the time zone of the device',
  props,
  example: { value: '2026-11-19T18:22:10Z' },
});
