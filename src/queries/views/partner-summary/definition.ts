import type { ViewDefinition } from 'engine/schema/kind.ts';

/** Personally invited partners: their number, those with volume, their volume, and the user's earnings from them. */
const definition = {
  parameters: {},
  fields: ['count', 'active', 'xaut', 'paxg', 'dollars', 'earnedXaut', 'earnedPaxg', 'earnedDollars'],
  unexplained: ['count', 'active'],
  requests: [
    { operation: 'personalPartners', isFirstPage: true },
    { operation: 'personalVolume' },
    { operation: 'partnerTotalProfits' },
    { operation: 'rates' },
  ],
} as const satisfies ViewDefinition;
export default definition;
