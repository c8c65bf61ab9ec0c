import type { ViewDefinition } from 'engine/schema/kind.ts';
import { tokenKey } from '../../../schema/entries.ts';

/** The latest commercial operation of a token; `isFound` is false if there is none. */
const definition = {
  parameters: { token: tokenKey },
  fields: ['isFound', 'id', 'type', 'amount', 'ticker', 'status', 'date', 'profit'],
  unexplained: ['isFound', 'id', 'type', 'amount', 'ticker', 'status', 'date', 'profit'],
  requests: [{ operation: 'commercialOperations', with: { token: '$token' }, isFirstPage: true }],
} as const satisfies ViewDefinition;
export default definition;
