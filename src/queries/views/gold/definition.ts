import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The weight of all tokens of the wallet in grams, rounded down to 2 decimals: available, at work and gift. */
const definition = {
  parameters: {},
  fields: ['grams'],
  unexplained: ['grams'],
  requests: [{ operation: 'balances' }],
} as const satisfies ViewDefinition;
export default definition;
