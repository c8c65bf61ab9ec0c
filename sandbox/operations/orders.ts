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
  ({ world, now, body }, user) => sell(world, { ...body, user, source: body.balanceType, now }),
);

/** Operations that place orders. A purchase has none: it is ordered by the transfer to the deposit address. */
export const orderOperations = [requestSell];
