import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** Personally invited partners: how many, how many of them with volume, their volume, and what they have earned the user. */
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
