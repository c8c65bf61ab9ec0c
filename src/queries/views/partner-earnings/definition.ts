import type { ViewDefinition } from 'engine/schema/kind.ts';

/**
 * What the latest accruals add up to, all or those of a span of time and of partners whose name holds a text, and what
 * each partner brought, the most first. With `email` or `username` they are those of this one partner; `name` is
 * which of the two the accruals have. `date` is that of the oldest accrual that was read, `isWhole` whether it is
 * the first of all. Accruals have a name alone, so partners with one name count together.
 */
const definition: ViewDefinition = {
  parameters: { from: 'date', to: 'date', search: 'text', email: 'text', username: 'text' },
  fields: ['name', 'count', 'xaut', 'paxg', 'date', 'isWhole'],
  lists: { partners: ['name', 'xaut', 'paxg'] },
  requests: [],
};
export default definition;
