import { z } from 'zod';

import { button } from 'engine/schema/button.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { message, text } from 'engine/schema/reference.ts';
import { date } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  tone: z.enum(['info', 'warn']).default('info').describe('info, also if left out, or warn'),
  title: text.optional(),
  text: message,
  from: date.optional().describe('From when it shows, such as "2026-12-24" or "2026-12-24T18:00:00Z"'),
  until: date.optional().describe('Until when it shows'),
  buttons: z.array(button).default([]).describe('Buttons below; none if left out'),
});
/** The props of the block `notice`, as its component gets them. */
export type NoticeProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Something the user should know here, and where to go with it',
  props,
  example: {
    tone: 'warn',
    title: 'start.lockedTitle',
    text: {
      text: 'start.lockedText',
      with: { end: { value: '2026-12-24T18:00:00Z', style: 'date' } },
    },
    buttons: [{ label: 'wallet.title', action: { action: 'navigate', to: '/wallet' } }],
  },
});
