import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { value } from 'engine/schema/value.ts';
import { networkName } from '../../schema/entries.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  value,
  network: networkName.describe('The name of the network whose explorer knows it'),
});
/** The props of the cell `hash`, as its component gets them. */
export type HashProps = PropsOf<typeof props>;

export default defineKind({
  description: 'The hash of a transaction, in full, to copy and to open in the explorer of its network',
  props,
  example: { value: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060', network: 'Ethereum' },
});
