import { z } from 'zod';

import { condition } from 'engine/schema/condition.ts';
import { action, icon } from 'engine/schema/imported.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { message, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  title: text,
  items: z
    .array(
      z.strictObject({
        icon,
        label: text,
        text: message.optional().describe('Under the label'),
        action,
        done: condition.describe('Whether it is done: marked, and no longer what comes next'),
        when: condition.optional(),
      }),
    )
    .min(2)
    .describe('What there is to do, in its order'),
});
/** The props of the block `checklist`, as its component gets them. */
export type ChecklistProps = PropsOf<typeof props>;

export default defineKind({
  description: 'What there is to do first, each with a mark once it is done; the next one is in gold',
  props,
  example: {
    title: 'home.begin',
    items: [
      {
        icon: 'arrow-down',
        label: 'home.beginReceive',
        text: 'home.beginReceiveText',
        action: { action: 'navigate', to: '/wallet/get', search: { currency: 'xaut' } },
        done: { is: '$session.freeTokensRedeemed' },
      },
      {
        icon: 'gift',
        label: 'home.gift',
        action: { action: 'navigate', to: '/home/free', search: { currency: 'xaut' } },
        done: { is: '$session.registrationBonusRedeemed' },
      },
    ],
  },
});
