import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** What a new user has done so far, of any token: whether something was received, and whether something was bought. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['hasReceived', 'hasBought'],
  requests: [],
};
export default definition;
