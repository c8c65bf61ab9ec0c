import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** The network balances: each token, and the value of each and of both in dollars. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['xaut', 'paxg', 'xautDollars', 'paxgDollars', 'dollars'],
  requests: [{ operation: 'getNetworkBalance' }, { operation: 'getRates' }],
};
export default definition;
