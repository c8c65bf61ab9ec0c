import { z } from 'zod';

import { condition } from './condition.ts';
import { action } from './imported.ts';
import { text } from './reference.ts';

/** A button of config, as `ButtonNodes` draws it. */
export const button = z.strictObject({
  label: text,
  action: action.optional().describe('Without one the button is disabled'),
  variant: z
    .enum(['primary', 'quiet', 'outline'])
    .default('quiet')
    .describe('primary: gold; outline: with a border; quiet: gray, also if left out'),
  when: condition.optional(),
});
