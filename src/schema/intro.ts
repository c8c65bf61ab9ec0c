import { message, text } from 'engine/schema/reference.ts';

/** The props of an `IntroNode`: spread into the props of a block. */
export const intro = {
  eyebrow: text.optional().describe('A word above the heading'),
  title: text,
  text: message.optional().describe('A sentence or two under the heading'),
};
