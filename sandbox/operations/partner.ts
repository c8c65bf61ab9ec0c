import {
  zClearNetworkAddressPath,
  zClearNetworkAddressResponse,
  zClearPartnerAddressPath,
  zClearPartnerAddressResponse,
  zNetworkBalanceResponse,
  zPartnerBalanceResponse,
  zRequestNetworkWithdrawBody,
  zRequestNetworkWithdrawHeaders,
  zRequestNetworkWithdrawResponse,
  zRequestPartnerWithdrawBody,
  zRequestPartnerWithdrawHeaders,
  zRequestPartnerWithdrawResponse,
} from '../../generated/contract/zod.gen.ts';
import { userOperation } from '../contract/operation.ts';
import { formatAmount, tickers } from '../ledger/amount.ts';
import { balanceOf } from '../ledger/ledger.ts';
import type { World } from '../world.ts';
import { withdraw } from './outgoing.ts';
import { clearAddress, savedAddress } from './saved-addresses.ts';

function balances(world: World, user: string, source: 'partner' | 'network') {
  return {
    result: tickers.map((ticker) => ({
      token: ticker,
      amount: formatAmount(balanceOf(world.store, user, source, ticker), ticker),
      ...savedAddress(world.store, user, source, ticker),
    })),
  };
}

const partnerBalance = userOperation(
  { id: 'partnerBalance', method: 'GET', template: '/v1/partner/balance', answer: zPartnerBalanceResponse },
  ({ world }, user) => balances(world, user.id, 'partner'),
);

const networkBalance = userOperation(
  {
    id: 'networkBalance',
    method: 'GET',
    template: '/v1/partner/network/balance',
    answer: zNetworkBalanceResponse,
  },
  ({ world }, user) => balances(world, user.id, 'network'),
);

const requestPartnerWithdraw = userOperation(
  {
    id: 'requestPartnerWithdraw',
    method: 'POST',
    template: '/v1/partner/withdraw/request',
    headers: zRequestPartnerWithdrawHeaders,
    body: zRequestPartnerWithdrawBody,
    answer: zRequestPartnerWithdrawResponse,
  },
  ({ world, now, body }, user) => withdraw(world, { ...body, user, source: 'partner', ticker: body.token, now }),
);

const requestNetworkWithdraw = userOperation(
  {
    id: 'requestNetworkWithdraw',
    method: 'POST',
    template: '/v1/partner/withdraw/network/request',
    headers: zRequestNetworkWithdrawHeaders,
    body: zRequestNetworkWithdrawBody,
    answer: zRequestNetworkWithdrawResponse,
  },
  ({ world, now, body }, user) => withdraw(world, { ...body, user, source: 'network', ticker: body.token, now }),
);

const clearPartnerAddress = userOperation(
  {
    id: 'clearPartnerAddress',
    method: 'POST',
    template: '/v1/partner/withdraw/clear-address/{ticker}',
    path: zClearPartnerAddressPath,
    answer: zClearPartnerAddressResponse,
  },
  ({ world, path }, user) => clearAddress(world.store, user.id, 'partner', path.ticker),
);

const clearNetworkAddress = userOperation(
  {
    id: 'clearNetworkAddress',
    method: 'POST',
    template: '/v1/partner/withdraw/network/clear-address/{ticker}',
    path: zClearNetworkAddressPath,
    answer: zClearNetworkAddressResponse,
  },
  ({ world, path }, user) => clearAddress(world.store, user.id, 'network', path.ticker),
);

/** Operations of the marketing balances. */
export const partnerOperations = [
  partnerBalance,
  networkBalance,
  requestPartnerWithdraw,
  requestNetworkWithdraw,
  clearPartnerAddress,
  clearNetworkAddress,
];
