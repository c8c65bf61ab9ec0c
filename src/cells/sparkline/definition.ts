import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { text } from 'engine/schema/reference.ts';
import { rows, value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  rows,
  value: value.describe('The number of an entry, such as $row.close; $row of a list of numbers'),
  label: text.describe('What it shows, for a screen reader'),
});
/** The props of the cell `sparkline`, as its component gets them. */
export type SparklineProps = PropsOf<typeof props>;

export default defineKind({
  description: 'The run of some numbers as a small line, in the order of the list',
  props,
  entriesOf: 'rows',
  example: { rows: '$levels.levels', value: '$row.volume', label: 'limits.title' },
});
