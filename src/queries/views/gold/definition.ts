import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The weight of all tokens of the wallet in grams, rounded down to 2 decimals: available, at work and gift. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['grams'],
  requests: [{ operation: 'balances' }],
};
export default definition;
