import { z } from 'zod';

import { button } from 'engine/schema/button.ts';
import { intro } from '../../schema/intro.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { icon } from 'engine/schema/imported.ts';
import { message } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  ...intro,
  icon: icon.optional(),
  paragraphs: z.array(message).default([]).describe('The paragraphs, in their order; none if left out'),
  points: z.array(message).default([]).describe('Short points, each with a tick'),
  buttons: z.array(button).default([]).describe('Buttons below; none if left out'),
});
/** The props of the block `story`, as its component gets them. */
export type StoryProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A part of a long page: its heading, and beside it paragraphs, points and buttons',
  props,
  example: {
    eyebrow: 'about.leadership',
    title: 'about.leadershipTitle',
    icon: 'compass',
    paragraphs: ['about.leadershipText'],
    points: ['about.leadershipClear', 'about.leadershipAlways', 'about.leadershipEqual'],
  },
  stage: { layout: 'wide' },
});
