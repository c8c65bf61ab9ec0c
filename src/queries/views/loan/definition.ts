import type { ViewDefinition } from 'engine/schema/kind.ts';

/**
 * The cost of a loan of `amount` USDT over `term` months at `rate` percent a year (`domain/loan.ts`); no fields if the
 * amount is invalid or not between `least` and `most`.
 */
const definition = {
  parameters: { amount: 'amount', term: 'amount', rate: 'amount', least: 'amount', most: 'amount' },
  fields: ['monthly', 'last', 'payments', 'total', 'interest'],
  requests: [],
} as const satisfies ViewDefinition;
export default definition;
