import { historyRemaining } from '../../domain/countdown.ts';
import { values } from '../../values/values.ts';

/** What each status of a transfer reads as. */
export const settlementWords = {
  pending: 'status.pending',
  completed: 'status.success',
  failed: 'status.failed',
  cancelled: 'status.cancelled',
} as const;

/** What is left of the countdown that stands in for a status (product.md §4), ms; `from` and `now` are epoch ms. */
export function remainingOf(from: number, now: number): number {
  return Number.isFinite(from) ? historyRemaining(from, now, values.app.historyCountdown) : 0;
}
