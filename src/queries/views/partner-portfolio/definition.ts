import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The partner balances: each token, and the value of each and of both in dollars. */
const definition = {
  parameters: {},
  fields: ['xaut', 'paxg', 'xautDollars', 'paxgDollars', 'dollars'],
  requests: [{ operation: 'partnerBalance' }, { operation: 'rates' }],
} as const satisfies ViewDefinition;
export default definition;
