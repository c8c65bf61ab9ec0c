import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The partner balances: each token, and the value of each and of both in dollars. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['xaut', 'paxg', 'xautDollars', 'paxgDollars', 'dollars'],
  requests: [{ operation: 'partnerBalance' }, { operation: 'rates' }],
};
export default definition;
