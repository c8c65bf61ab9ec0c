import { z } from 'zod';

import { defineField } from 'engine/schema/kind.ts';
import { call } from 'engine/schema/imported.ts';
import { message, text } from 'engine/schema/reference.ts';
import { amount, value } from 'engine/schema/value.ts';
import { networkKey } from '../../schema/entries.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  label: text,
  network: networkKey.describe('The key of the network the address must be of, such as erc20'),
  token: value
    .optional()
    .describe('The key of the token that is sent there, such as xaut; a payment link that asks for another says so'),
  required: text.describe('Said when it is empty'),
  hint: message.optional(),
  saved: z
    .strictObject({
      value: value.describe('The address used last'),
      network: value.describe('The name of the network that it is of: it is offered on that one alone'),
      label: text,
      clear: call.optional().describe('The call that deletes it, after a question'),
    })
    .optional()
    .describe('Offered below the field, to be tapped'),
  own: z
    .strictObject({
      value: value.describe('Where the user receives the token on the network'),
      label: text,
      amount: amount.describe('What is sent: the minimum of a deposit applies to it as well'),
    })
    .optional()
    .describe('The own wallet, offered below the field, to be tapped'),
});
/** The props of the field `address`, as its component gets them. */
export type AddressProps = PropsOf<typeof props>;

export default defineField({
  description: 'An address of a chain, checked with its checksum',
  schema: { type: 'string' },
  props,
  example: { label: 'send.address', network: 'erc20', required: 'form.enterAddress' },
});
