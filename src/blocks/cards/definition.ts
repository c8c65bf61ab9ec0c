import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { action, cell } from 'engine/schema/imported.ts';
import { text } from 'engine/schema/reference.ts';
import { condition } from 'engine/schema/condition.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const card = z.strictObject({
  badge: cell.optional(),
  title: cell,
  subtitle: cell.optional(),
  value: cell.describe('The number of the card'),
  details: z.array(cell).default([]).describe('Lines under it'),
  picture: cell.optional().describe('Under them, as wide as the card'),
  foot: z.array(cell).default([]).describe('Under the picture, side by side'),
  action,
  current: condition.optional().describe('Whether it is the one that the screen is about'),
  when: condition.optional(),
});

const props = z.strictObject({
  label: text.describe('What the cards are called for a screen reader'),
  items: z.array(card).min(1).max(4).describe('The cards, one to four'),
});
/** The props of the block `cards`, as its component gets them. */
export type CardsProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Cards side by side, each with a number, that lead on',
  props,
  example: {
    label: 'home.tokens',
    items: [
      {
        badge: { cell: 'token', ticker: 'XAUT' },
        title: { cell: 'plain', value: 'Xaut' },
        value: { cell: 'number', value: '12480.55', style: 'dollars' },
        action: { action: 'navigate', to: '/wallet', search: { currency: 'xaut' } },
      },
      {
        badge: { cell: 'token', ticker: 'PAXG' },
        title: { cell: 'plain', value: 'PaxG' },
        value: { cell: 'number', value: '4310.08', style: 'dollars' },
        action: { action: 'navigate', to: '/wallet', search: { currency: 'paxg' } },
      },
    ],
  },
});
