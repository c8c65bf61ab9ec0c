import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** Both tokens together: each total, price and value, and the value of all and of its three parts, in dollars. */
const definition: ViewDefinition = {
  parameters: [],
  fields: [
    'xaut',
    'paxg',
    'xautPrice',
    'paxgPrice',
    'xautDollars',
    'paxgDollars',
    'dollars',
    'available',
    'inWork',
    'gift',
  ],
  requests: [{ operation: 'getBalances' }, { operation: 'getRates' }],
};
export default definition;
