import type { FieldKind } from '../../engine/field.ts';
import { AddressInput } from './AddressInput.tsx';
import { addressFault } from './fault.ts';

const address: FieldKind = { Input: AddressInput, fault: addressFault };
export default address;
