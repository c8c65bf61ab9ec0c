import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { action, icon } from 'engine/schema/imported.ts';
import { text } from 'engine/schema/reference.ts';
import { condition } from 'engine/schema/condition.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  label: text.describe('What the group is called for a screen reader'),
  items: z
    .array(z.strictObject({ icon, label: text, action, when: condition.optional() }))
    .min(1)
    .max(8)
    .describe('The tiles, in their order'),
});
/** The props of the block `tiles`, as its component gets them. */
export type TilesProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Quick actions in a row, each an icon over its label; at most five that show at a time',
  props,
  example: {
    label: 'wallet.actions',
    items: [
      { icon: 'arrow-down', label: 'get.title', action: { action: 'navigate', to: '/wallet/get' } },
      { icon: 'plus', label: 'buy.title', action: { action: 'navigate', to: '/wallet/buy' } },
      { icon: 'arrows-exchange', label: 'sell.title', action: { action: 'navigate', to: '/wallet/sell' } },
      { icon: 'arrow-up', label: 'send.title', action: { action: 'navigate', to: '/wallet/send' } },
    ],
  },
});
