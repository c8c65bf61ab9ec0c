import { z } from 'zod';

import { intro } from '../../schema/intro.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { message, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

/** How far a stage can be, the farthest first. */
const states = ['done', 'processing', 'planned'] as const;

const stage = z.strictObject({
  state: z.enum(states).describe('How far it is'),
  date: z.iso.date().describe('The day it was done or is meant to be'),
  title: text,
  text: message,
});

const props = z
  .strictObject({ ...intro, items: z.array(stage).min(2).describe('The stages, oldest first') })
  .superRefine(({ items }, context) => {
    for (const [index, { date, state }] of items.entries()) {
      const before = items[index - 1]?.state ?? state;
      if (states.indexOf(state) < states.indexOf(before))
        context.addIssue({
          code: 'custom',
          path: ['items', index, 'state'],
          message: `is "${state}" after one that is only "${before}": a stage is not farther than the one above it`,
        });
      if (date < (items[index - 1]?.date ?? date))
        context.addIssue({ code: 'custom', path: ['items', index, 'date'], message: 'is before the date above it' });
    }
  });
/** The props of the block `timeline`, as its component gets them. */
export type TimelineProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Stages one after another, each with its date and how far it is',
  props,
  example: {
    eyebrow: 'map.realization',
    title: 'map.realizationTitle',
    items: [
      { state: 'done', date: '2026-03-31', title: 'map.realization.wallet', text: 'map.realization.walletText' },
      {
        state: 'processing',
        date: '2026-09-30',
        title: 'map.realization.exchange',
        text: 'map.realization.exchangeText',
      },
      { state: 'planned', date: '2027-12-31', title: 'map.realization.everyday', text: 'map.realization.everydayText' },
    ],
  },
  stage: { layout: 'wide' },
});
