import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** Both tokens together: each total and price, and the value of all in dollars. */
const definition: ViewDefinition = {
  parameters: [],
  fields: ['xaut', 'paxg', 'xautPrice', 'paxgPrice', 'dollars'],
  requests: [{ operation: 'getBalances' }, { operation: 'getRates' }],
};
export default definition;
