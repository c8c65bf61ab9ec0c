import {
  zBuyHistoryQuery,
  zBuyHistoryResponse,
  zCommercialOperationsQuery,
  zCommercialOperationsResponse,
  zDepositsQuery,
  zDepositsResponse,
  zNetworkWithdrawsQuery,
  zNetworkWithdrawsResponse,
  zPartnerProfitsQuery,
  zPartnerProfitsResponse,
  zPartnerWithdrawsQuery,
  zPartnerWithdrawsResponse,
  zSellHistoryQuery,
  zSellHistoryResponse,
  zWithdrawsQuery,
  zWithdrawsResponse,
} from '../../generated/contract/zod.gen.ts';
import { userOperation } from '../contract/operation.ts';
import { listHistory } from '../history/list.ts';
import type { HistoryQuery } from '../history/list.ts';
import type { Ticker } from '../ledger/amount.ts';
import type { Row } from '../store/row.ts';
import type { World } from '../world.ts';
import { accrualItem, commercialItem, historyItem, orderItem, tickerOfToken } from './words.ts';

/** The query of a call: some calls name the ticker, others the token. */
interface ListRequest extends HistoryQuery {
  token?: Lowercase<Ticker> | undefined;
}

function page<Item>(world: World, user: string, { token, ...query }: ListRequest, item: (row: Row) => Item) {
  const ticker = token === undefined ? query.ticker : tickerOfToken(token);
  const { rows, total } = listHistory(world.store, user, { ...query, ticker });
  return { result: rows.map(item), total };
}

const deposits = userOperation(
  {
    id: 'deposits',
    method: 'GET',
    template: '/v1/balance/deposits',
    query: zDepositsQuery,
    answer: zDepositsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'deposit' }, historyItem),
);

const withdraws = userOperation(
  {
    id: 'withdraws',
    method: 'GET',
    template: '/v1/balance/withdraws',
    query: zWithdrawsQuery,
    answer: zWithdrawsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'withdraw', source: 'balance' }, historyItem),
);

const partnerWithdraws = userOperation(
  {
    id: 'partnerWithdraws',
    method: 'GET',
    template: '/v1/partner/withdraws',
    query: zPartnerWithdrawsQuery,
    answer: zPartnerWithdrawsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'withdraw', source: 'partner' }, historyItem),
);

const networkWithdraws = userOperation(
  {
    id: 'networkWithdraws',
    method: 'GET',
    template: '/v1/partner/network/withdraws',
    query: zNetworkWithdrawsQuery,
    answer: zNetworkWithdrawsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'withdraw', source: 'network' }, historyItem),
);

const commercialOperations = userOperation(
  {
    id: 'commercialOperations',
    method: 'GET',
    template: '/v1/balance/commercial-operations',
    query: zCommercialOperationsQuery,
    answer: zCommercialOperationsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'commercial' }, commercialItem),
);

const partnerProfits = userOperation(
  {
    id: 'partnerProfits',
    method: 'GET',
    template: '/v1/partner/profits',
    query: zPartnerProfitsQuery,
    answer: zPartnerProfitsResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'accrual' }, accrualItem),
);

const buyHistory = userOperation(
  {
    id: 'buyHistory',
    method: 'GET',
    template: '/v1/order/history/buy',
    query: zBuyHistoryQuery,
    answer: zBuyHistoryResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'buy', source: query.balanceType }, orderItem),
);

const sellHistory = userOperation(
  {
    id: 'sellHistory',
    method: 'GET',
    template: '/v1/order/history/sell',
    query: zSellHistoryQuery,
    answer: zSellHistoryResponse,
  },
  ({ world, query }, user) => page(world, user.id, { ...query, kind: 'sell', source: query.balanceType }, orderItem),
);

/** Operations that list histories. */
export const historyOperations = [
  deposits,
  withdraws,
  partnerWithdraws,
  networkWithdraws,
  commercialOperations,
  partnerProfits,
  buyHistory,
  sellHistory,
];
