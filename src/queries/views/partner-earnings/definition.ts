import type { ViewDefinition } from 'engine/schema/kind.ts';

/**
 * What the latest accruals add up to, all or those of a span of time and of partners whose name holds a text, and what
 * each partner brought, the most first. `date` is that of the oldest accrual that was read, `isWhole` whether it is
 * the first of all. Accruals have a name alone, so partners with one name count together.
 */
const definition: ViewDefinition = {
  parameters: { from: 'date', to: 'date', search: 'text' },
  fields: ['count', 'xaut', 'paxg', 'date', 'isWhole'],
  unexplained: ['count', 'xaut', 'paxg', 'date', 'isWhole'],
  lists: { partners: ['name', 'xaut', 'paxg'] },
  requests: [{ operation: 'partnerProfits', isFirstPage: true }],
  hasQueries: true,
};
export default definition;
