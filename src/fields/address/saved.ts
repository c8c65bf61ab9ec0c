import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import type { AddressProps } from './definition.ts';
import { addressFault, networkOf } from './fault.ts';

/** The last used address, if it is valid on the field's network. */
export function savedAddress({ saved, ...props }: AddressProps, scope: Scope): string | undefined {
  const address = valueOf(saved?.value, scope);
  if (saved === undefined || typeof address !== 'string' || address === '') return undefined;
  const isOfNetwork = valueOf(saved.network, scope) === networkOf(props, scope).name;
  return isOfNetwork && addressFault(address, props, scope) === undefined ? address : undefined;
}
