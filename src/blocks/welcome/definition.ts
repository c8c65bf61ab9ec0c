import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { action } from 'engine/schema/imported.ts';
import { picture, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  background: picture,
  title: text,
  paragraphs: z.array(z.strictObject({ picture, text })).min(1).describe('The paragraphs, each with its picture'),
  label: text.describe('What the handle says'),
  action: action.describe('What happens once the handle has been dragged to the end'),
});
/** The props of the block `welcome`, as its component gets them. */
export type WelcomeProps = PropsOf<typeof props>;

export default defineKind({
  description:
    'The whole window: a picture, the logo, a title, paragraphs with pictures, and a handle to drag to the end',
  props,
  example: {
    background: 'welcome-bars.svg',
    title: 'welcome.title',
    paragraphs: [{ picture: 'welcome-ounce.svg', text: 'welcome.tokens' }],
    label: 'welcome.start',
    action: { action: 'remember', flag: 'isWelcomeShown', to: '/wallet' },
  },
  stage: { layout: 'full' },
});
