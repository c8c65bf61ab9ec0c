import { type AddressNetwork, checkAddress } from '../../domain/address.ts';
import type { Message } from '../../engine/definition/reference.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import { values } from '../../values/values.ts';
import type { AddressProps } from './definition.ts';

const networks: readonly AddressNetwork[] = ['erc20', 'trc20', 'ton'];

/** Checks an address with the checksum of its network. */
export function addressFault(text: string, props: AddressProps, scope: Scope): Message | undefined {
  const key = valueOf(props.network, scope);
  const network = networks.find((one) => one === key);
  if (!network) return undefined;
  const check = checkAddress(text, network);
  if (check.isValid) return undefined;
  if (check.reason !== 'wrongNetwork') return `form.address.${check.reason}`;
  return { text: 'form.address.wrongNetwork', with: { network: values.networks.networks[network]?.name ?? network } };
}
