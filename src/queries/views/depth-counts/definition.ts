import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** How many partners each depth of the network has: `at1` is the first. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['at1', 'at2', 'at3', 'at4', 'at5', 'at6', 'at7', 'at8', 'at9'],
  requests: [{ operation: 'partnerCountByLevel' }],
};
export default definition;
