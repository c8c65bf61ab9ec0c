import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The name of a network level, from config/levels.json alone. */
const definition = {
  parameters: { level: 'amount' },
  fields: ['name'],
  unexplained: ['name'],
  requests: [],
} as const satisfies ViewDefinition;
export default definition;
