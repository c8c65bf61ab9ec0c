import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { textWith } from 'engine/schema/reference.ts';
import { date } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ value: date, text: textWith('day').describe('A text with {{day}}') });
/** The props of the cell `day`, as its component gets them. */
export type DayProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A day of the calendar in a text, as the language writes it',
  props,
  example: { value: '2025-09-01', text: 'card.from' },
});
