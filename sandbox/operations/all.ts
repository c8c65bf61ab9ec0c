import type { Operation } from '../contract/operation.ts';
import { balanceOperations } from './balance.ts';
import { historyOperations } from './histories.ts';
import { mlmOperations } from './mlm.ts';
import { networkOperations } from './network.ts';
import { openOperations } from './open.ts';
import { orderOperations } from './orders.ts';
import { partnerOperations } from './partner.ts';

/** Every operation of the contract. */
export const operations: readonly Operation[] = [
  ...openOperations,
  ...balanceOperations,
  ...historyOperations,
  ...orderOperations,
  ...partnerOperations,
  ...networkOperations,
  ...mlmOperations,
];
