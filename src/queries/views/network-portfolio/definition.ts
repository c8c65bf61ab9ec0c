import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The network balances: each token, and the value of each and of both in dollars. */
const definition = {
  parameters: {},
  fields: ['xaut', 'paxg', 'xautDollars', 'paxgDollars', 'dollars'],
  requests: [{ operation: 'networkBalance' }, { operation: 'rates' }],
} as const satisfies ViewDefinition;
export default definition;
