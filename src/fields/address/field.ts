import { defineFieldKind } from '../../engine/field.ts';
import type { AddressProps } from './definition.ts';
import { AddressInput } from './AddressInput.tsx';
import { AddressWarnings } from './AddressWarnings.tsx';
import { addressFault } from './fault.ts';

export default defineFieldKind<AddressProps>({ Input: AddressInput, fault: addressFault, Review: AddressWarnings });
