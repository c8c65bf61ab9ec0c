import type { ViewDefinition } from 'engine/schema/kind.ts';

/**
 * One partner, by the number of the partner (`id`) or of one accrual (`accrual`), so that no address needs a name: who it is,
 * the volume, and what the latest accruals of exactly this name add up to, with the newest of them. `date` is that of the oldest
 * accrual that was read.
 */
const definition: ViewDefinition = {
  parameters: { id: 'text', accrual: 'text' },
  fields: ['isFound', 'email', 'username', 'volumeXaut', 'volumePaxg', 'count', 'xaut', 'paxg', 'date'],
  unexplained: ['isFound', 'email', 'username', 'volumeXaut', 'volumePaxg', 'count', 'xaut', 'paxg', 'date'],
  lists: { accruals: ['id', 'date', 'ticker', 'profit'] },
  requests: [
    { operation: 'partnerProfits', isFirstPage: true },
    { operation: 'personalPartners', isFirstPage: true, when: { is: '$id' } },
  ],
  hasQueries: true,
};
export default definition;
