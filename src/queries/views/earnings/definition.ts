import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/**
 * What partners have earned the user over time: a row for each accrual of the latest pages, oldest first, with what had
 * been earned in each token by then. The last row is the total of all time.
 */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['isWhole'],
  lists: { rows: ['date', 'xaut', 'paxg'] },
  requests: [],
};
export default definition;
