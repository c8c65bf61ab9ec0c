import { message, text } from './reference.ts';

/** How a part of a long page begins, as `IntroNode` draws it: spread into the props of a block. */
export const intro = {
  eyebrow: text.optional().describe('A word above the heading'),
  title: text,
  text: message.optional().describe('A sentence or two under the heading'),
};
