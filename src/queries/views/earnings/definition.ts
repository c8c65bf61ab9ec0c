import type { ViewDefinition } from 'engine/schema/kind.ts';

/**
 * The user's earnings from partners over time: a row for each accrual of the latest pages, oldest first, with the
 * amount earned in each token up to then. The last row is the all-time total. `isWhole`: all accruals are included.
 */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['isWhole'],
  unexplained: ['isWhole'],
  lists: { rows: ['date', 'xaut', 'paxg'] },
  requests: [{ operation: 'partnerProfits', isFirstPage: true }, { operation: 'partnerTotalProfits' }],
  hasQueries: true,
};
export default definition;
