import { z } from 'zod';

import { defineKind } from '../../engine/definition/kind.ts';
import { text } from '../../engine/definition/reference.ts';

const props = z.strictObject({
  label: text.describe('What the choice is called for a screen reader'),
  parameter: z.string().describe('The search parameter it sets'),
  from: z.enum(['tokens', 'networks']).optional().describe('A catalogue whose entries are the choices, by their fixed labels'),
  items: z.array(z.strictObject({ value: z.string(), label: text })).default([]),
});
export type TabsProps = z.output<typeof props>;

export default defineKind({
  description: 'A choice that is kept in the address',
  props,
  component: () => import('./Tabs.tsx'),
  example: { label: 'wallet.token', parameter: 'currency', from: 'tokens' },
});
