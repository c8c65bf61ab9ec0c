import { expect, it } from 'vitest';

import { values } from '../../../values/values.ts';
import view from './view.ts';

const rates = { XAUT: '4000', PAXG: '2000' };
const progress = (level: unknown, count?: number, volumes?: object) =>
  view.derive([count === undefined ? undefined : { count, result: [] }, volumes, rates], { level });

it('compares people and volume with the next level; PAXG counts at its price in XAUT', () => {
  // 0.1 XAUT + 0.3 PAXG × 2000 ÷ 4000 = 0.25 XAUT, of 0.5; 1 person of 3.
  expect(progress(0, 1, { XAUT: '0.1', PAXG: '0.3' })).toMatchObject({
    name: 'Undefined',
    hasNext: true,
    nextName: 'Standard',
    nextCoverage: 1000,
    volume: '0.25',
    volumeNeeded: '0.5',
    volumeMissing: '0.25',
    volumeShare: '0.5',
    isVolumeMet: false,
    partners: '1',
    partnersNeeded: '3',
    partnersMissing: '2',
    partnersShare: '0.3333',
    arePartnersMet: false,
    isReached: false,
  });
});

it('is reached when both demands are met; more than needed is the whole share', () => {
  expect(progress(0, 5, { XAUT: '0.9', PAXG: '0' })).toMatchObject({
    volumeMissing: '0',
    volumeShare: '1',
    partnersMissing: '0',
    partnersShare: '1',
    isVolumeMet: true,
    arePartnersMet: true,
    isReached: true,
  });
  expect(progress(0, 2, { XAUT: '0.9', PAXG: '0' })).toMatchObject({ isVolumeMet: true, isReached: false });
});

it('does not know what is missing while an answer is missing', () => {
  const { volume, volumeMissing, volumeShare, isReached, partnersMissing } = progress(0, 2);
  expect({ volume, volumeMissing, volumeShare, isReached, partnersMissing }).toEqual({
    volume: undefined,
    volumeMissing: undefined,
    volumeShare: undefined,
    isReached: undefined,
    partnersMissing: '1',
  });
});

it('has partners but no next level at the highest one, and nothing for a level that is not in config', () => {
  const { levels } = values.levels;
  const highest = levels.length - 1;
  expect(progress(highest, 20, { XAUT: '500', PAXG: '0' })).toEqual({
    name: levels.at(-1)?.name,
    hasNext: false,
    partners: '20',
  });
  expect(progress(levels.length, 20, { XAUT: '500', PAXG: '0' })).toEqual({});
  expect(progress(undefined, 20, { XAUT: '500', PAXG: '0' })).toEqual({});
});
