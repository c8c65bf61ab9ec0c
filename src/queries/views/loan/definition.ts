import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/**
 * What a loan of `amount` USDT over `term` months comes to at `rate` percent a year (`domain/loan.ts`); no fields where the
 * amount is none, or not between `least` and `most`.
 */
const definition: ViewDefinition = {
  parameters: { amount: 'amount', term: 'amount', rate: 'amount', least: 'amount', most: 'amount' },
  fields: ['monthly', 'last', 'payments', 'total', 'interest'],
  requests: [],
};
export default definition;
