import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The name of a network level, from config/levels.json alone. */
const definition: ViewDefinition = { parameters: { level: 'amount' }, fields: ['name'], requests: [] };
export default definition;
