import type { ViewDefinition } from 'engine/schema/kind.ts';

/**
 * A section of the business area (`trade`, `commerce`, `arb`) in config/business.json: the latest month, the sums of
 * all months, the months, and the inputs of its loan calculator. Volumes in XAUT.
 */
const definition = {
  parameters: { section: ['trade', 'commerce', 'arb'] },
  fields: ['volume', 'operations', 'average', 'totalVolume', 'totalOperations', 'least', 'most', 'rate'],
  unexplained: ['volume', 'operations', 'least', 'most', 'rate'],
  lists: { months: ['date', 'volume', 'operations'] },
  requests: [],
} as const satisfies ViewDefinition;
export default definition;
