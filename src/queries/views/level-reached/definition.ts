import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** The network level that a volume in XAUT and a number of partners would give, and what the next one would still ask. */
const definition: ViewDefinition = {
  parameters: { volume: 'amount', partners: 'amount' },
  fields: ['level', 'name', 'coverage', 'hasNext', 'nextName', 'volumeMissing', 'partnersMissing'],
  requests: [],
};
export default definition;
