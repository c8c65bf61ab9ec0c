import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** The whole network: how many partners, how many of them with volume, their volume, and what they have earned the user. */
const definition: ViewDefinition = {
  parameters: {},
  fields: ['count', 'active', 'xaut', 'paxg', 'dollars', 'earnedXaut', 'earnedPaxg', 'earnedDollars'],
  requests: [
    { operation: 'partnerCountByLevel' },
    { operation: 'networkVolume' },
    { operation: 'networkTotalProfits' },
    { operation: 'rates' },
  ],
};
export default definition;
