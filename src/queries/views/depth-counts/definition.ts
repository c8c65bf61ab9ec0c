import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The number of partners at each depth of the network; `at1` is the first depth. */
const definition = {
  parameters: {},
  fields: ['at1', 'at2', 'at3', 'at4', 'at5', 'at6', 'at7', 'at8', 'at9'],
  unexplained: ['at1', 'at2', 'at3', 'at4', 'at5', 'at6', 'at7', 'at8', 'at9'],
  requests: [{ operation: 'partnerCountByLevel' }],
} as const satisfies ViewDefinition;
export default definition;
