import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { condition } from 'engine/schema/condition.ts';
import { message, text } from 'engine/schema/reference.ts';
import { unit, value } from 'engine/schema/value.ts';
import { networkKey } from '../../schema/entries.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const lines = z.array(z.strictObject({ text: message, when: condition.optional() })).default([]);

const props = z.strictObject({
  title: message,
  network: networkKey.describe('The key of the network that it is on, such as ton'),
  isNetworkRemembered: z
    .boolean()
    .default(false)
    .describe('Whether the section opens on this network again in the tab'),
  token: value.describe('The key of the token that a payment link asks for, such as xaut or usdt'),
  unit,
  address: value,
  accepts: lines.describe('What may be sent to it, and what is not credited'),
  owner: lines.describe('Says whose account it pays into, so that nobody pays into another'),
  memo: value.optional().describe('Shown with its own copy button where the answer has one'),
  memoWarning: text.describe('Why the memo must go along'),
  qrSize: z.int().min(64).max(512).describe('Side of the QR code, px'),
  copied: text.describe('Said when the address was copied'),
});
/** The props of the block `address-card`, as its component gets them. */
export type AddressCardProps = PropsOf<typeof props>;

export default defineKind({
  description: 'An address to pay to: QR code, memo, what it accepts, the address in full, copy and share',
  props,
  example: {
    title: { text: 'get.address', with: { token: 'XAUT', network: 'TON' } },
    network: 'ton',
    token: 'xaut',
    unit: 'XAUT',
    owner: [{ text: { text: 'address.owner', with: { user: '1001' } } }],
    address: 'UQD3qrKDbLUoLdYzWqIaLwkEqHqIYUbn7dRw5fTvdWWXmI0T',
    memo: '48213077',
    memoWarning: 'get.memoWarning',
    qrSize: 200,
    copied: 'toast.addressCopied',
  },
});
