import { type AddressNetwork, addressNetworks, checkAddress } from '../../domain/address.ts';
import type { Message } from 'engine/schema/reference.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import { values } from '../../values/values.ts';
import type { AddressProps } from './definition.ts';

interface FieldNetwork {
  readonly key: string;
  /** Its name in the API. */
  readonly name: string | undefined;
  /** The format of its addresses, from config/networks.json; undefined if unknown. */
  readonly form: AddressNetwork | undefined;
}

/** The network whose addresses a field accepts. */
export function networkOf({ network }: Pick<AddressProps, 'network'>, scope: Scope): FieldNetwork {
  const key = String(valueOf(network, scope));
  return { key, name: values.networks.networks[key]?.name, form: formatOf(key) };
}

/** The format of the addresses of a network, by its key in config/networks.json; undefined if unknown. */
export function formatOf(key: string): AddressNetwork | undefined {
  return addressNetworks.find((one) => one === (values.networks.networks[key]?.addresses ?? key));
}

/** The error message for an address that is invalid on its network; undefined if it is valid. */
export function addressFault(text: string, props: Pick<AddressProps, 'network'>, scope: Scope): Message | undefined {
  const { name, form } = networkOf(props, scope);
  if (!form) return undefined;
  const check = checkAddress(text, form);
  if (check.isValid) return undefined;
  if (check.reason !== 'wrongNetwork') return `form.address.${check.reason}`;
  return { text: 'form.address.wrongNetwork', with: { network: name ?? form } };
}
