import { z } from 'zod';

import { directions } from '../../domain/direction.ts';
import { cell } from 'engine/schema/imported.ts';
import { copyButton } from 'engine/schema/button.ts';
import { condition } from 'engine/schema/condition.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { message, text } from 'engine/schema/reference.ts';
import { amount, date, unit, value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  title: text,
  amount: amount.describe('What it is about, large'),
  unit,
  direction: z.enum(directions).optional().describe('Whether the amount comes in or goes out, if it does'),
  id: value.describe('Its number, which support asks for'),
  date,
  status: value,
  hash: value.optional().describe('Once there is one, what stands between the first step and the last has passed'),
  steps: z
    .array(text)
    .min(2)
    .optional()
    .describe(
      'What it goes through: the first has passed with the date, the last once the status says so. If left out, nothing is said about when it ends',
    ),
  rows: z
    .array(z.strictObject({ label: text, value: cell, when: condition.optional(), copy: copyButton.optional() }))
    .min(1)
    .describe('The facts, from top to bottom'),
  about: z
    .strictObject({ title: text, paragraphs: z.array(message).min(1).describe('The paragraphs, in their order') })
    .optional()
    .describe('What its statuses mean, in a sheet; what stands before the colon of a paragraph is what it explains'),
});
/** The props of the block `receipt`, as its component gets them. */
export type ReceiptProps = PropsOf<typeof props>;

export default defineKind({
  description:
    'A transfer as a receipt: its amount and status, the steps it has passed, its facts, and ways to share it',
  props,
  example: {
    title: 'send.entry',
    amount: '0.5',
    unit: 'XAUT',
    direction: 'out',
    id: '4711',
    date: '2026-11-19T18:22:10Z',
    status: 'pending',
    hash: '0x5f2d1c',
    steps: ['receipt.accepted', 'receipt.sent', 'receipt.confirmed'],
    rows: [
      { label: 'fact.network', value: { cell: 'plain', value: 'Ethereum' } },
      { label: 'fact.hash', value: { cell: 'hash', value: '0x5f2d1c', network: 'Ethereum' } },
    ],
    about: { title: 'history.about', paragraphs: ['history.pending', 'history.success', 'history.failed'] },
  },
});
