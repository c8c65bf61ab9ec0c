import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The total value of all tokens of config/tokens.json and of its three parts, in dollars. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['dollars', 'available', 'inWork', 'gift'],
  requests: [{ operation: 'balances' }, { operation: 'rates' }],
};
export default definition;
