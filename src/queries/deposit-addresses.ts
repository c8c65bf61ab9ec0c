import { getDepositAddressQueryOptions } from '../../generated/api/address/address.ts';
import { NetworkKey } from '../../generated/api/schemas/networkKey.zod.ts';
import { Ticker } from '../../generated/api/schemas/ticker.zod.ts';

/** Queries for the user's deposit addresses on a network, one per token; empty for a network unknown to the API. */
export function depositAddressQueries(network: string) {
  const { data: known } = NetworkKey.safeParse(network);
  return known === undefined ? [] : Ticker.options.map((ticker) => getDepositAddressQueryOptions(known, ticker));
}
