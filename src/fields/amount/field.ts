import type { FieldKind } from '../../engine/field.ts';
import { AmountInput } from './AmountInput.tsx';
import { amountFault } from './fault.ts';

const amount: FieldKind = { Input: AmountInput, fault: amountFault };
export default amount;
