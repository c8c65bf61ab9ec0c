import { z } from 'zod';

import { defineKind } from '../../engine/definition/kind.ts';

const props = z.strictObject({ data: z.string().describe('A name under data') });
/** The props of the cell `age`, as its component gets them. */
export type AgeProps = z.output<typeof props>;

export default defineKind({
  description: 'How long ago a piece of data arrived',
  props,
  component: () => import('./Age.tsx'),
  example: { data: 'account' },
});
