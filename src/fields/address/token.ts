import { type AddressNetwork, accountOf } from '../../domain/address.ts';
import { catalogues } from '../../engine/catalogues.ts';
import { values } from '../../values/values.ts';

/** The key of the token whose contract on a network has an address; undefined if config/networks.json has none there. */
export function tokenAt(address: string, network: string, form: AddressNetwork): string | undefined {
  const account = accountOf(address, form);
  const contracts = Object.entries(values.networks.networks[network]?.contracts ?? {});
  return contracts.find(([, contract]) => account !== undefined && accountOf(contract, form) === account)?.[0];
}

/** What users read of a token; a token that the wallet does not have is called by its ticker. */
export function tokenLabel(key: string): string {
  return catalogues.tokens[key]?.label ?? key.toUpperCase();
}
