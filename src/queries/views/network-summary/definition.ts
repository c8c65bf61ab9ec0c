import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The whole network: the number of partners, of those with volume, their volume, and the user's earnings from them. */
const definition = {
  parameters: {},
  fields: ['count', 'active', 'xaut', 'paxg', 'dollars', 'earnedXaut', 'earnedPaxg', 'earnedDollars'],
  unexplained: ['active'],
  requests: [
    { operation: 'partnerCountByLevel' },
    { operation: 'networkVolume' },
    { operation: 'networkTotalProfits' },
    { operation: 'rates' },
  ],
} as const satisfies ViewDefinition;
export default definition;
