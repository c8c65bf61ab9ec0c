/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { OrderHistoryItem } from './orderHistoryItem.zod.ts';
import { Total } from './total.zod.ts';

export const OrderHistoryList = /*#__PURE__*/ zod.object({
  "result": /*#__PURE__*/ zod.array(OrderHistoryItem),
  "total": Total
});

export type OrderHistoryList = zod.input<typeof OrderHistoryList>;
export type OrderHistoryListOutput = zod.output<typeof OrderHistoryList>;
