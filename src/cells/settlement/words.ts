import type { TextKey } from '../../../generated/words/words.ts';
import { historyRemaining } from '../../domain/countdown.ts';
import { values } from '../../values/values.ts';

/** The text of each status of a transfer. */
export const settlementWords = {
  pending: 'status.pending',
  completed: 'status.success',
  failed: 'status.failed',
  cancelled: 'status.cancelled',
} as const;

/** The text of a status; one that the app does not know is unknown. */
export function settlementWord(status: unknown): TextKey {
  return Object.entries(settlementWords).find(([name]) => name === status)?.[1] ?? 'state.unknown';
}

/** Returns the remaining countdown shown without a status (DATA-06), ms; `from` and `now` are epoch ms. */
export function remainingOf(from: number, now: number): number {
  return Number.isFinite(from) ? historyRemaining(from, now, values.app.historyCountdown) : 0;
}
