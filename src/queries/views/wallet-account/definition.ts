import type { ViewDefinition } from 'engine/schema/kind.ts';
import { tokenTicker } from '../../../schema/entries.ts';

/** A token's wallet account: its balances, and their value at the current rate. */
const definition = {
  parameters: { ticker: tokenTicker },
  fields: [
    'ticker',
    'available',
    'availableDollars',
    'toLock',
    'toLockDollars',
    'nextFinishAt',
    'inWork',
    'gift',
    'total',
    'price',
    'dollars',
    'dollarsShare',
    'canStart',
    'isLocked',
    'lockFinishAt',
    'savedAddress',
    'savedNetwork',
  ],
  unexplained: ['ticker', 'canStart', 'isLocked', 'lockFinishAt', 'nextFinishAt', 'savedAddress', 'savedNetwork'],
  requests: [{ operation: 'balances' }, { operation: 'rates' }],
} as const satisfies ViewDefinition;
export default definition;
