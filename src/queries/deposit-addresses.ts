import { getDepositAddressQueryOptions } from '../../generated/api/address/address.ts';
import { NetworkKey } from '../../generated/api/schemas/networkKey.zod.ts';
import { Ticker } from '../../generated/api/schemas/ticker.zod.ts';

/** The queries for the user's own deposit addresses on a network, one a token; none for a network that the API does not know. */
export function depositAddressQueries(network: string) {
  const { data: known } = NetworkKey.safeParse(network);
  return known === undefined ? [] : Ticker.options.map((ticker) => getDepositAddressQueryOptions(known, ticker));
}
