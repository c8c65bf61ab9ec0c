import type { ViewDefinition } from 'engine/schema/kind.ts';
import { tokenKey, tokenTicker } from '../../../schema/entries.ts';

/** The total profit of the completed commercial operations of a token, and that of those in progress. */
const definition: ViewDefinition = {
  parameters: { token: tokenKey, ticker: tokenTicker },
  fields: ['profit', 'inProgress'],
  requests: [{ operation: 'commercialOperations', with: { token: '$token' }, isFirstPage: true }],
  hasQueries: true,
};
export default definition;
