import type { ViewDefinition } from 'engine/schema/kind.ts';

/** Personally invited partners: their number, those with volume, their volume, and the user's earnings from them. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['count', 'active', 'xaut', 'paxg', 'dollars', 'earnedXaut', 'earnedPaxg', 'earnedDollars'],
  requests: [
    { operation: 'personalPartners', isFirstPage: true },
    { operation: 'personalVolume' },
    { operation: 'partnerTotalProfits' },
    { operation: 'rates' },
  ],
};
export default definition;
