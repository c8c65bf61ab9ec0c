import { accountOf } from '../../domain/address.ts';
import { defineFieldKind } from 'engine/runtime/field.ts';
import type { AddressProps } from './definition.ts';
import { AddressInput } from './AddressInput.tsx';
import { AddressWarnings } from './AddressWarnings.tsx';
import { addressFault, networkOf } from './fault.ts';
import { userWalletFault } from './user-wallet.ts';

export default defineFieldKind<AddressProps>({
  Input: AddressInput,
  canonical: (text, props, scope) => {
    const { form } = networkOf(props, scope);
    return form && accountOf(text, form);
  },
  fault: (text, props, scope) => addressFault(text, props, scope) ?? userWalletFault(text, props, scope),
  Review: AddressWarnings,
});
