import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** The progress from a network level to the next one: both demands and their combined share; shares from 0 to 1. */
const definition: ViewDefinition = {
  parameters: { level: 'amount' },
  fields: [
    'name',
    'hasNext',
    'nextName',
    'nextCoverage',
    'share',
    'percent',
    'isReached',
    'volume',
    'volumeNeeded',
    'volumeMissing',
    'volumeShare',
    'volumePercent',
    'isVolumeMet',
    'partners',
    'partnersNeeded',
    'partnersMissing',
    'partnersShare',
    'partnersPercent',
    'arePartnersMet',
  ],
  requests: [
    { operation: 'personalPartners', isFirstPage: true },
    { operation: 'personalVolume' },
    { operation: 'rates' },
  ],
};
export default definition;
