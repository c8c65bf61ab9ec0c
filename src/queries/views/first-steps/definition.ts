import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The first steps of a new user: whether any token was received, and whether any was bought. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['hasReceived', 'hasBought'],
  unexplained: ['hasReceived', 'hasBought'],
};
export default definition;
