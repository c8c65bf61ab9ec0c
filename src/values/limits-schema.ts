import * as z from 'zod/mini';

import type { NetworkOperation } from '../domain/openings.ts';
import { decimal, schemaKey, upTo } from './base-schema.ts';

const amounts = z.strictObject({ token: decimal, usdt: decimal });
const bounds = { minimum: z.optional(z.partial(amounts)), maximum: z.optional(z.partial(amounts)) };
const boundsByKey = z.optional(z.record(z.string(), z.strictObject(bounds)));
/** The limits of an operation: its own, by token and by network, and the group whose minimums stand in for missing ones. */
const operationLimits = z.strictObject({
  group: z.optional(z.enum(['wallet', 'marketing'])),
  ...bounds,
  tokens: boundsByKey,
  networks: boundsByKey,
});
/** config/limits.json. */
export const limitsValues = z.strictObject({
  ...schemaKey,
  /** The minimums of wallet and marketing operations. */
  wallet: amounts,
  marketing: amounts,
  /** The limits of every operation; `values/limits.ts` has their precedence. */
  operations: z.strictObject({
    deposit: operationLimits,
    buy: operationLimits,
    sell: operationLimits,
    send: operationLimits,
    marketingSell: operationLimits,
    marketingSend: operationLimits,
  } satisfies Record<NetworkOperation, unknown>),
  /** The requirement of a commercial period and its length in days, until an answer contains its end. */
  start: z.strictObject({ usdt: decimal, promo: decimal, days: upTo(1000, 1) }),
  /** The one-time gift before it is claimed; the balance shows what has arrived. */
  gift: z.strictObject({ ticker: z.string(), amount: decimal }),
  /** The smallest step of an amount field, by form (W-SEND-06, W-SELL-11, W-BUY-08). */
  steps: z.record(z.string(), decimal),
});
