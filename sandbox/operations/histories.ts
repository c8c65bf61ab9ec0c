import {
  zGetBuyHistoryQuery,
  zGetBuyHistoryResponse,
  zGetCommercialOperationsQuery,
  zGetCommercialOperationsResponse,
  zGetDepositsQuery,
  zGetDepositsResponse,
  zGetNetworkWithdrawsQuery,
  zGetNetworkWithdrawsResponse,
  zGetPartnerProfitsQuery,
  zGetPartnerProfitsResponse,
  zGetPartnerWithdrawsQuery,
  zGetPartnerWithdrawsResponse,
  zGetSellHistoryQuery,
  zGetSellHistoryResponse,
  zGetWithdrawsQuery,
  zGetWithdrawsResponse,
} from '../../generated/contract/zod.gen.ts';
import { userOperation } from '../contract/operation.ts';
import { listHistory } from '../history/list.ts';
import type { HistoryQuery } from '../history/list.ts';
import type { Ticker } from '../ledger/amount.ts';
import type { Row } from '../store/row.ts';
import type { World } from '../world.ts';
import { accrualItem, commercialItem, historyItem, orderItem, tickerOfToken } from './words.ts';

/** A query as the calls write it: some name the ticker, some the token. */
interface Asked extends HistoryQuery {
  token?: Lowercase<Ticker> | undefined;
}

function page<Item>(world: World, user: string, { token, ...query }: Asked, item: (row: Row) => Item) {
  const ticker = token === undefined ? query.ticker : tickerOfToken(token);
  const { rows, total } = listHistory(world.store, user, { ...query, ticker });
  return { result: rows.map(item), total };
}

const getDeposits = userOperation(
  {
    id: 'getDeposits',
    method: 'GET',
    template: '/v1/balance/deposits',
    query: zGetDepositsQuery,
    answer: zGetDepositsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'deposit' }, historyItem),
);

const getWithdraws = userOperation(
  {
    id: 'getWithdraws',
    method: 'GET',
    template: '/v1/balance/withdraws',
    query: zGetWithdrawsQuery,
    answer: zGetWithdrawsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'withdraw', source: 'balance' }, historyItem),
);

const getPartnerWithdraws = userOperation(
  {
    id: 'getPartnerWithdraws',
    method: 'GET',
    template: '/v1/partner/withdraws',
    query: zGetPartnerWithdrawsQuery,
    answer: zGetPartnerWithdrawsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'withdraw', source: 'partner' }, historyItem),
);

const getNetworkWithdraws = userOperation(
  {
    id: 'getNetworkWithdraws',
    method: 'GET',
    template: '/v1/partner/network/withdraws',
    query: zGetNetworkWithdrawsQuery,
    answer: zGetNetworkWithdrawsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'withdraw', source: 'network' }, historyItem),
);

const getCommercialOperations = userOperation(
  {
    id: 'getCommercialOperations',
    method: 'GET',
    template: '/v1/balance/commercial-operations',
    query: zGetCommercialOperationsQuery,
    answer: zGetCommercialOperationsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'commercial' }, commercialItem),
);

const getPartnerProfits = userOperation(
  {
    id: 'getPartnerProfits',
    method: 'GET',
    template: '/v1/partner/profits',
    query: zGetPartnerProfitsQuery,
    answer: zGetPartnerProfitsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'accrual' }, accrualItem),
);

const getBuyHistory = userOperation(
  {
    id: 'getBuyHistory',
    method: 'GET',
    template: '/v1/order/history/buy',
    query: zGetBuyHistoryQuery,
    answer: zGetBuyHistoryResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'buy', source: query.balanceType }, orderItem),
);

const getSellHistory = userOperation(
  {
    id: 'getSellHistory',
    method: 'GET',
    template: '/v1/order/history/sell',
    query: zGetSellHistoryQuery,
    answer: zGetSellHistoryResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'sell', source: query.balanceType }, orderItem),
);

/** Operations that list what happened. */
export const historyOperations = [
  getDeposits,
  getWithdraws,
  getPartnerWithdraws,
  getNetworkWithdraws,
  getCommercialOperations,
  getPartnerProfits,
  getBuyHistory,
  getSellHistory,
];
