import { addressNetworks, checkAddress } from '../../domain/address.ts';
import type { Message } from '../../engine/definition/reference.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import { values } from '../../values/values.ts';
import type { AddressProps } from './definition.ts';

/** Checks an address with the checksum of its network, as config/networks.json says its addresses are written. */
export function addressFault(text: string, props: AddressProps, scope: Scope): Message | undefined {
  const key = valueOf(props.network, scope);
  const network = values.networks.networks[String(key)];
  const form = addressNetworks.find((one) => one === (network?.addresses ?? key));
  if (!form) return undefined;
  const check = checkAddress(text, form);
  if (check.isValid) return undefined;
  if (check.reason !== 'wrongNetwork') return `form.address.${check.reason}`;
  return { text: 'form.address.wrongNetwork', with: { network: network?.name ?? form } };
}
