import type { ViewDefinition } from '../../../engine/definition/kind.ts';
import { tokenKey, tokenTicker } from '../../../values/entry-value.ts';

/** The total profit of all commercial operations of a token. */
const definition: ViewDefinition = {
  parameters: { token: tokenKey, ticker: tokenTicker },
  fields: ['profit'],
  requests: [],
};
export default definition;
