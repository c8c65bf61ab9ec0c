import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** Personally invited partners: how many, how many of them with volume, their volume, and what they have earned the user. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['count', 'active', 'xaut', 'paxg', 'dollars', 'earnedXaut', 'earnedPaxg', 'earnedDollars'],
  requests: [
    { operation: 'personalPartners', with: { offset: 0, limit: 100 } },
    { operation: 'personalVolume' },
    { operation: 'partnerTotalProfits' },
    { operation: 'rates' },
  ],
};
export default definition;
