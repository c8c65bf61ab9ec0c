import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The network level for a volume in XAUT and a number of partners, and what is missing for the next one. */
const definition = {
  parameters: { volume: 'amount', partners: 'amount' },
  fields: ['level', 'name', 'coverage', 'hasNext', 'nextName', 'volumeMissing', 'partnersMissing'],
  unexplained: ['name', 'hasNext', 'nextName'],
  requests: [],
} as const satisfies ViewDefinition;
export default definition;
