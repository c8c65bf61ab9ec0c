import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The first steps of a new user: whether any token was received, and whether any was bought. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['hasReceived', 'hasBought'],
  unexplained: ['hasReceived', 'hasBought'],
  requests: ['xaut', 'paxg'].flatMap((token) => [
    { operation: 'deposits', with: { token }, isFirstPage: true },
    { operation: 'buyHistory', with: { token }, isFirstPage: true },
  ]),
  hasQueries: true,
};
export default definition;
