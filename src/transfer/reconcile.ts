import { parseAmount } from '../domain/decimal.ts';
import { recordOf } from 'engine/record.ts';

/** The fields of a history entry that help to compare it with a transfer. */
export interface HistoryEntry {
  readonly id: string;
  /** Epoch ms by the server's clock; undefined if it cannot be read. */
  readonly date: number | undefined;
  readonly amount: string | undefined;
  readonly ticker: string;
  readonly status: unknown;
}

/** The maximum number of entries to show. */
const most = 5;

/**
 * The newest entries of a history page, for the user to compare. None is left out because of its date: the clock of the
 * device may be wrong. Fees and different spellings of addresses make automatic matching unreliable.
 */
export function newestEntries(page: unknown): readonly HistoryEntry[] {
  const { result }: { result?: unknown } = recordOf(page);
  const entries: readonly unknown[] = Array.isArray(result) ? result : [];
  return entries.slice(0, most).map((entry): HistoryEntry => {
    const { id, date, amount, ticker, status } = recordOf(entry);
    const at = Date.parse(String(date));
    return {
      id: String(id),
      date: Number.isNaN(at) ? undefined : at,
      amount: parseAmount(amount),
      ticker: String(ticker ?? ''),
      status,
    };
  });
}
