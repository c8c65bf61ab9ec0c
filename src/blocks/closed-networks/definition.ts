import { z } from 'zod';

import { networkOperations } from '../../domain/openings.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { textWith } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  for: z.enum(networkOperations).describe('The operation'),
  text: textWith('closed', 'open').describe('A text with {{closed}} and {{open}}, the labels of the networks'),
});
/** The props of the block `closed-networks`, as its component gets them. */
export type ClosedNetworksProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Which networks are closed for an operation while others are open (config/networks.json)',
  props,
  example: { for: 'deposit', text: 'closed.some' },
});
