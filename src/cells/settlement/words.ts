import { historyRemaining } from '../../domain/countdown.ts';
import { values } from '../../values/values.ts';

/** The text of each status of a transfer. */
export const settlementWords = {
  pending: 'status.pending',
  completed: 'status.success',
  failed: 'status.failed',
  cancelled: 'status.cancelled',
} as const;

/** Returns the remaining countdown shown without a status (product.md §4), ms; `from` and `now` are epoch ms. */
export function remainingOf(from: number, now: number): number {
  return Number.isFinite(from) ? historyRemaining(from, now, values.app.historyCountdown) : 0;
}
