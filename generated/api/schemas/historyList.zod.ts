/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { HistoryItem } from './historyItem.zod.ts';
import { Total } from './total.zod.ts';

export const HistoryList = /*#__PURE__*/ zod.object({
  "result": /*#__PURE__*/ zod.array(HistoryItem),
  "total": Total
});

export type HistoryList = zod.input<typeof HistoryList>;
export type HistoryListOutput = zod.output<typeof HistoryList>;
