import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** The profit of all commercial operations of a token. */
const definition: ViewDefinition = { parameters: ['token', 'ticker'], fields: ['profit'], requests: [] };
export default definition;
