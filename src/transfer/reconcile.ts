import { parseAmount } from '../domain/decimal.ts';

/** The fields of a history entry that help to compare it with a transfer. */
export interface HistoryEntry {
  readonly id: string;
  /** Epoch ms by the server's clock. */
  readonly date: number;
  readonly amount: string | undefined;
  readonly ticker: string;
  readonly status: unknown;
}

/** The tolerance between the server time known to the app and the date of an entry, ms. */
const tolerance = 60_000;
/** The maximum number of entries to show. */
const most = 5;

/**
 * The newest entries of a history page from shortly before `sentAt` (epoch ms by the server's clock), for the user to
 * compare. Fees and different spellings of addresses make automatic matching unreliable.
 */
export function entriesSince(page: unknown, sentAt: number): readonly HistoryEntry[] {
  const { result }: { result?: unknown } = Object(page);
  return (Array.isArray(result) ? result : [])
    .map((entry: unknown): HistoryEntry => {
      const { id, date, amount, ticker, status }: Record<string, unknown> = Object(entry);
      return {
        id: String(id),
        date: Date.parse(String(date)),
        amount: parseAmount(amount),
        ticker: String(ticker ?? ''),
        status,
      };
    })
    .filter(({ date }) => date >= sentAt - tolerance)
    .slice(0, most);
}
