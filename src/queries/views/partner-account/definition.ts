import type { ViewDefinition } from 'engine/schema/kind.ts';
import { tokenTicker } from '../../../schema/entries.ts';

/** A token's partner balance in the partner program, and its value at the current rate. */
const definition = {
  parameters: { ticker: tokenTicker },
  fields: ['ticker', 'available', 'price', 'dollars', 'savedAddress', 'savedNetwork'],
  unexplained: ['ticker', 'savedAddress', 'savedNetwork'],
  requests: [{ operation: 'partnerBalance' }, { operation: 'rates' }],
} as const satisfies ViewDefinition;
export default definition;
