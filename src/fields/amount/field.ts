import type { FieldKind } from '../../engine/field.ts';
import { valueOf } from '../../engine/scope.ts';
import { AmountInput } from './AmountInput.tsx';
import { amountFault } from './fault.ts';
import type { AmountProps } from './definition.ts';
import { receivedUsdt } from './received.ts';

const amount: FieldKind = {
  Input: AmountInput,
  fault: amountFault,
  parts: (text, props, scope) => {
    const { unit, receive } = props as AmountProps;
    return { usdt: receive && receivedUsdt(text, valueOf(receive.price, scope), String(valueOf(unit, scope))) };
  },
};
export default amount;
