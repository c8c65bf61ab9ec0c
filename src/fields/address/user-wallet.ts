import { accountOf } from '../../domain/address.ts';
import { compare, parseAmount } from '../../domain/decimal.ts';
import type { Message } from 'engine/schema/reference.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import { limitsOf } from '../../values/limits.ts';
import { values } from '../../values/values.ts';
import type { AddressProps } from './definition.ts';
import { addressFault, networkOf } from './fault.ts';

/** The user's own deposit address that the field offers, once it is known and valid on the field's network. */
export function userWallet({ own: wallet, ...props }: AddressProps, scope: Scope): string | undefined {
  const address = valueOf(wallet?.value, scope);
  return typeof address === 'string' && addressFault(address, props, scope) === undefined ? address : undefined;
}

/** Whether an address, in whatever spelling, is the own one that the field offers. */
export function isUserWallet(text: string, props: AddressProps, scope: Scope): boolean {
  const { form } = networkOf(props, scope);
  const address = userWallet(props, scope);
  return form !== undefined && address !== undefined && accountOf(address, form) === accountOf(text, form);
}

/** The message for an amount that the own wallet would not credit, as it is below the minimum of a deposit. */
export function userWalletFault(text: string, props: AddressProps, scope: Scope): Message | undefined {
  if (!isUserWallet(text, props, scope)) return undefined;
  const token = String(valueOf(props.token, scope));
  const { minimum } = limitsOf(values.limits, { operation: 'deposit', token, network: networkOf(props, scope).key });
  const amount = parseAmount(valueOf(props.own?.amount, scope));
  if (amount === undefined || minimum.token === undefined || compare(amount, minimum.token) >= 0) return undefined;
  return {
    text: 'form.address.ownMinimum',
    with: { amount: { value: minimum.token, style: 'figure' }, token: token.toUpperCase() },
  };
}
