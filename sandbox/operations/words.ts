import { networkNames } from '../chain/addresses.ts';
import type { NetworkName } from '../chain/addresses.ts';
import type { CommercialType, Status } from '../history/entries.ts';
import { dateText, priceText, tokenText, tokenTextOrZero, usdtText } from '../history/list.ts';
import { tickers } from '../ledger/amount.ts';
import type { Ticker } from '../ledger/amount.ts';
import { tickerOf } from '../settlement/settlement.ts';
import type { Row } from '../store/row.ts';

const statuses: readonly Status[] = ['pending', 'completed', 'failed', 'cancelled'];
const types: readonly CommercialType[] = ['accrual', 'period_start', 'period_end', 'gift', 'bonus'];

/** The ticker of a lowercase token name. */
export function tickerOfToken(token: Lowercase<Ticker>): Ticker {
  const ticker = tickers.find((known) => known.toLowerCase() === token);
  if (ticker === undefined) throw new Error(`${token} is not a token`);
  return ticker;
}

/** The network with a name, or null if there is none. */
export function networkOrNull(text: string | null): NetworkName | null {
  return networkNames.find((name) => name === text) ?? null;
}

function statusOf(row: Row): Status | undefined {
  return statuses.find((status) => status === row.textOrNull('status'));
}

/** A row as a HistoryItem of the contract; an unknown status is left out. */
export function historyItem(row: Row) {
  const status = statusOf(row);
  return {
    id: row.text('id'),
    ticker: tickerOf(row),
    amount: tokenText(row, 'amount'),
    date: dateText(row.number('at')),
    hash: row.textOrNull('hash'),
    ...(status === undefined ? {} : { status }),
    address: row.textOrNull('address'),
    network: networkOrNull(row.textOrNull('network')),
    memo: row.textOrNull('memo'),
  };
}

/** A row as an OrderHistoryItem of the contract. */
export function orderItem(row: Row) {
  return { ...historyItem(row), price: priceText(row), usdt: usdtText(row) };
}

/** A row as a CommercialOperation of the contract. */
export function commercialItem(row: Row) {
  return {
    id: row.text('id'),
    type: types.find((type) => type === row.textOrNull('type')) ?? 'accrual',
    amount: tokenText(row, 'amount'),
    ticker: tickerOf(row),
    status: statusOf(row) ?? 'completed',
    date: dateText(row.number('at')),
    profit: tokenTextOrZero(row, 'profit'),
    hash: row.textOrNull('hash'),
  };
}

/** A row as an Accrual of the contract. */
export function accrualItem(row: Row) {
  return {
    id: row.text('id'),
    partnerName: row.textOrNull('partner') ?? '',
    volume: tokenText(row, 'amount'),
    ticker: tickerOf(row),
    date: dateText(row.number('at')),
    profit: tokenTextOrZero(row, 'profit'),
  };
}
