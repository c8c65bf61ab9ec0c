import { parseAmount } from '../domain/decimal.ts';

/** An entry of a history, as far as it can be compared with what was sent. */
export interface HistoryEntry {
  readonly id: string;
  /** When it came about, ms, the server's clock. */
  readonly date: number;
  readonly amount: string | undefined;
  readonly ticker: string;
  readonly status: unknown;
}

/** So much may lie between the server's clock as the app knows it and the date of an entry, ms. */
const tolerance = 60_000;
/** So many entries are shown. */
const most = 5;

/**
 * The newest entries of a page of a history, from shortly before `sentAt` (ms, the server's clock) on. They are there for the
 * user to compare: fees and spellings of addresses keep a program from telling which one it is.
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
