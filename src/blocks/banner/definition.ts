import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { action, icon } from 'engine/schema/imported.ts';
import { message, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ icon, title: text, text: message, action });
/** The props of the block `banner`, as its component gets them. */
export type BannerProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Something to take up, as one golden card that leads there',
  props,
  example: {
    icon: 'gift',
    title: 'home.gift',
    text: 'home.beginReceiveText',
    action: { action: 'navigate', to: '/home/free', search: { currency: 'xaut' } },
  },
});
