import { zRequestSellBody, zRequestSellHeaders, zRequestSellResponse } from '../../generated/contract/zod.gen.ts';
import { userOperation } from '../contract/operation.ts';
import { sell } from './outgoing.ts';

const requestSell = userOperation(
  {
    id: 'requestSell',
    method: 'POST',
    template: '/v1/order/sell',
    headers: zRequestSellHeaders,
    body: zRequestSellBody,
    answer: zRequestSellResponse,
  },
  ({ world, now, body }, user) => {
    const { balanceType, ticker, amount, address, network, memo } = body;
    return sell(world, { user: user.id, source: balanceType, ticker, amount, address, network, memo, now });
  },
);

/** Orders of the user. A purchase is none: the transfer to the deposit address is the order. */
export const orderOperations = [requestSell];
