import { z } from 'zod';

import { button } from 'engine/schema/button.ts';
import { intro } from '../../schema/intro.ts';
import { defineKind } from 'engine/schema/kind.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  ...intro,
  look: z
    .enum(['opening', 'statement', 'closing'])
    .default('opening')
    .describe('How a page begins, one sentence that stands alone in it, how it ends'),
  picture: z.enum(['bars', 'route', 'orbit']).optional().describe('A drawing beside the words; it says nothing more'),
  buttons: z.array(button).max(3).default([]).describe('Buttons below, up to three; none if left out'),
});
/** The props of the block `hero`, as its component gets them. */
export type HeroProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Large words with a picture and buttons: the opening or the end of a long page, or a statement in it',
  props,
  example: {
    eyebrow: 'map.strategy',
    title: 'map.strategyTitle',
    text: 'map.strategyText',
    picture: 'bars',
    buttons: [{ label: 'about.openWallet', action: { action: 'navigate', to: '/wallet' }, variant: 'primary' }],
  },
  stage: { layout: 'wide' },
});
