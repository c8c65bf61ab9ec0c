import { networkOperations } from '../../../domain/openings.ts';
import type { ViewDefinition } from 'engine/schema/kind.ts';
import { tokenKey } from '../../../schema/entries.ts';

/** The limits of an operation with a token at a network (config/limits.json), in tokens and in USDT. */
const definition = {
  parameters: { operation: networkOperations, token: tokenKey, network: { of: ['networks'] } },
  fields: ['minimum', 'minimumUsdt', 'maximum', 'maximumUsdt'],
  unexplained: ['minimum', 'minimumUsdt', 'maximum', 'maximumUsdt'],
  requests: [],
} as const satisfies ViewDefinition;
export default definition;
