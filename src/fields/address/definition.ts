import { z } from 'zod';

import { defineField } from '../../engine/definition/kind.ts';
import { call } from '../../engine/definition/imported.ts';
import { message, text } from '../../engine/definition/reference.ts';
import { networkKey, value } from '../../engine/definition/value.ts';

const props = z.strictObject({
  label: text,
  network: networkKey.describe('The key of the network the address must be of, such as erc20'),
  asset: z
    .strictObject({
      token: value.describe('The key of the token that is sent, such as xaut'),
      contracts: z.record(z.string(), z.string()).describe('The contract of each token on the network, by token'),
    })
    .optional()
    .describe('What is sent to the address; a payment link that asks for something else says so'),
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
});
/** The props of the field `address`, as its component gets them. */
export type AddressProps = z.output<typeof props>;

export default defineField({
  description: 'An address of a chain, checked with its checksum',
  schema: { type: 'string', maxLength: 200 },
  props,
  example: { label: 'send.address', network: 'erc20', required: 'form.enterAddress' },
});
