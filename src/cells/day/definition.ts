import { z } from 'zod';

import { defineKind } from '../../engine/definition/kind.ts';
import { textWith } from '../../engine/definition/reference.ts';
import { date } from '../../engine/definition/value.ts';
import type { PropsOf } from '../../engine/definition/import-mark.ts';

const props = z.strictObject({ value: date, text: textWith('day').describe('A text with {{day}}') });
/** The props of the cell `day`, as its component gets them. */
export type DayProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A day of the calendar in a text, as the language writes it',
  props,
  example: { value: '2025-09-01', text: 'card.from' },
});
