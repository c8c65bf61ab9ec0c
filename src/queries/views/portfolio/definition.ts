import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The total value of all tokens of config/tokens.json and of its three parts, in dollars. */
const definition = {
  parameters: {},
  fields: ['dollars', 'available', 'inWork', 'gift'],
  requests: [{ operation: 'balances' }, { operation: 'rates' }],
} as const satisfies ViewDefinition;
export default definition;
