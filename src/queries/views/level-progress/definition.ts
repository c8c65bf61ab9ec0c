import type { ViewDefinition } from 'engine/schema/kind.ts';

/** The progress from a network level to the next one: both demands; shares from 0 to 1. */
const definition = {
  parameters: { level: 'amount' },
  fields: [
    'name',
    'hasNext',
    'nextName',
    'nextCoverage',
    'isReached',
    'volume',
    'volumeNeeded',
    'volumeMissing',
    'volumeShare',
    'isVolumeMet',
    'partners',
    'partnersNeeded',
    'partnersMissing',
    'partnersShare',
    'arePartnersMet',
  ],
  unexplained: ['name', 'hasNext', 'nextName', 'nextCoverage', 'isReached', 'isVolumeMet', 'arePartnersMet'],
  requests: [
    { operation: 'personalPartners', isFirstPage: true },
    { operation: 'personalVolume' },
    { operation: 'rates' },
  ],
} as const satisfies ViewDefinition;
export default definition;
