import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** All tokens of config/tokens.json together: the value of all and of its three parts, in dollars. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['dollars', 'available', 'inWork', 'gift'],
  requests: [{ operation: 'balances' }, { operation: 'rates' }],
};
export default definition;
