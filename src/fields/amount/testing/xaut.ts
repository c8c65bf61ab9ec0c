import { dataOf } from '../../../engine/testing/scope.ts';
import type { AmountProps } from '../definition.ts';

/** The props of an amount of XAUT for tests, of which Max fills in `$account.available`. */
export const xaut = {
  label: 'send.amount',
  unit: 'XAUT',
  step: '0.000001',
  required: 'form.enterVolume',
  available: { label: 'wallet.available', value: '$account.available', shares: [25, 50, 75] },
} satisfies AmountProps;

/** The data `account` that has come: so much XAUT is available, at 4000 USDT a piece. */
export function holding(available: string) {
  return dataOf({ value: { available, price: '4000' } });
}
