import { Refusal } from '../contract/refusal.ts';
import { decimalsOf, formatUnits, priceDecimals } from '../ledger/amount.ts';
import type { Ticker } from '../ledger/amount.ts';
import type { Row } from '../store/row.ts';
import type { Store, Values } from '../store/store.ts';
import type { CommercialType, HistoryKind, Source, Status } from './entries.ts';

/** The filters and the page of a history; absent filters match everything. */
export interface HistoryQuery {
  kind: HistoryKind;
  source?: Source | undefined;
  ticker?: Ticker | undefined;
  id?: string | undefined;
  status?: Status | undefined;
  type?: CommercialType | undefined;
  /** A part of the partner's name, whatever its case. */
  search?: string | undefined;
  /** By what was earned; the newest first without it. */
  sort?: 'largest' | 'smallest' | undefined;
  /** ISO 8601; `from` is inclusive, `to` is exclusive. */
  from?: string | undefined;
  to?: string | undefined;
  offset: number;
  limit: number;
}

/** A page of rows, newest first, and the total number of rows. */
export interface Page {
  rows: Row[];
  total: number;
}

function timeOf(text: string, field: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new Refusal('validation', `${field} is not a valid time`, field);
  return time;
}

/** Reads a page of a user's history. @throws Refusal validation for an invalid `from` or `to` */
export function listHistory(store: Store, user: string, query: HistoryQuery): Page {
  const values: Values = { user, kind: query.kind };
  const parts = ['user = :user', 'kind = :kind'];
  const narrow = (column: string, operator: string, name: string, value: string | number | undefined): void => {
    if (value === undefined) return;
    parts.push(`${column} ${operator} :${name}`);
    values[name] = value;
  };
  narrow('source', '=', 'source', query.source);
  narrow('ticker', '=', 'ticker', query.ticker);
  narrow('id', '=', 'id', query.id);
  narrow('status', '=', 'status', query.status);
  narrow('type', '=', 'type', query.type);
  narrow('at', '>=', 'since', query.from === undefined ? undefined : timeOf(query.from, 'from'));
  narrow('at', '<', 'until', query.to === undefined ? undefined : timeOf(query.to, 'to'));
  if (query.search !== undefined) {
    parts.push('instr(lower(partner), :search) > 0');
    values['search'] = query.search.toLowerCase();
  }
  const order = query.sort === undefined ? '' : `profit ${query.sort === 'largest' ? 'DESC' : 'ASC'}, `;
  const where = parts.join(' AND ');
  const total = store.one(`SELECT count(*) AS total FROM history WHERE ${where}`, values).number('total');
  const rows = store.all(
    `SELECT * FROM history WHERE ${where} ORDER BY ${order}at DESC, number DESC LIMIT :limit OFFSET :offset`,
    { ...values, limit: query.limit, offset: query.offset },
  );
  return { rows, total };
}

/** A token amount of a row (minor units) as a decimal text. */
export function tokenText(row: Row, column: string): string {
  return formatUnits(row.units(column), decimalsOf.XAUT);
}

/** A token amount of a row as a decimal text; zero if empty. */
export function tokenTextOrZero(row: Row, column: string): string {
  return formatUnits(row.unitsOrNull(column) ?? 0n, decimalsOf.XAUT);
}

/** The price of a row in USDT as a decimal text; zero if empty. */
export function priceText(row: Row): string {
  return formatUnits(row.unitsOrNull('price') ?? 0n, priceDecimals);
}

/** The USDT amount of a row as a decimal text; zero if empty. */
export function usdtText(row: Row): string {
  return formatUnits(row.unitsOrNull('usdt') ?? 0n, decimalsOf.USDT);
}

/** Formats epoch ms as ISO 8601 in UTC. */
export function dateText(ms: number): string {
  return new Date(ms).toISOString();
}
