import { dataOf } from '../../../engine/testing/scope.ts';
import type { AmountProps } from '../definition.ts';

/** Props of an XAUT amount field for tests; Max fills in `$account.available`. */
export const xaut = {
  label: 'send.amount',
  unit: 'XAUT',
  step: '0.000001',
  required: 'form.enterVolume',
  available: { label: 'wallet.available', value: '$account.available', shares: [25, 50, 75] },
} satisfies AmountProps;

/** Loaded data `account` with the available XAUT and a price of 4000 USDT. */
export function holding(available: string) {
  return dataOf({ value: { available, price: '4000' } });
}
