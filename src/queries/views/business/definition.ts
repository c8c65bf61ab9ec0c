import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/**
 * A section of the business area (`trade`, `commerce`, `arb`) as config/business.json has it: the latest month, the sums of
 * all months, the months themselves, and what its loan calculator computes with. Volumes in XAUT.
 */
const definition: ViewDefinition = {
  parameters: { section: ['trade', 'commerce', 'arb'] },
  fields: ['volume', 'operations', 'average', 'totalVolume', 'totalOperations', 'least', 'most', 'rate'],
  lists: { months: ['date', 'volume', 'operations'] },
  requests: [],
};
export default definition;
