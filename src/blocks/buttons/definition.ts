import { z } from 'zod';

import { button } from 'engine/schema/button.ts';
import { defineKind } from 'engine/schema/kind.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ buttons: z.array(button).min(1).describe('The buttons, from top to bottom') });
/** The props of the block `buttons`, as its component gets them. */
export type ButtonsProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Buttons under one another',
  props,
  example: {
    buttons: [
      { label: 'wallet.start', action: { action: 'navigate', to: '/wallet/start' }, variant: 'primary' },
      { label: 'buy.title', action: { action: 'navigate', to: '/wallet/buy' } },
      { label: 'wallet.inWorkButton', variant: 'outline' },
    ],
  },
});
