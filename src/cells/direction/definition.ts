import { z } from 'zod';

import { directions } from '../../domain/direction.ts';
import { defineKind } from 'engine/schema/kind.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ direction: z.enum(directions).describe('Which way the money goes') });
/** The props of the cell `direction`, as its component gets them. */
export type DirectionProps = PropsOf<typeof props>;

export default defineKind({
  description: 'An arrow for money that comes in or goes out; the sign of the amount beside it says the same',
  props,
  example: { direction: 'out' },
});
