import { z } from 'zod';

import { condition } from './condition.ts';
import { action } from './imported.ts';
import { text } from './reference.ts';
import { value } from './value.ts';

/** A button of config, as `ButtonNodes` draws it. */
export const button = z.strictObject({
  label: text,
  action: action.optional().describe('Without one the button is disabled'),
  variant: z
    .enum(['primary', 'quiet', 'outline'])
    .default('quiet')
    .describe('primary: filled; outline: with a border; quiet: gray, also if left out'),
  when: condition.optional(),
});

/** A small button beside a value, as `CopyIcon` draws it. */
export const copyButton = z
  .strictObject({ label: text.describe('What it says to a screen reader'), value })
  .describe('A button beside it that copies this value');
