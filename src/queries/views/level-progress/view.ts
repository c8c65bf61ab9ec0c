import { isZero } from '../../../domain/decimal.ts';
import { demandFigures } from '../../../domain/levels.ts';
import { values } from '../../../values/values.ts';
import { volumeInXaut } from '../../marketing.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

/** The volume of personally invited partners in XAUT; PAXG is converted at the current rates. */
export default defineView<typeof definition>({
  figures: ([partners, volumes, rates], { level }, on) => {
    const { levels } = values.levels;
    const next = levels[Number(level) + 1];
    // For a level that is not in config, the next level is unknown.
    if (!levels[Number(level)]) return {};
    const people = on.input('people', partners?.count);
    if (!next) return { partners: people };
    const volume = volumeInXaut(on, volumes, rates);
    const volumeNeeded = on.input('volumeNeeded', next.volume, 'XAUT');
    const partnersNeeded = on.input('peopleNeeded', next.partners);
    const ofVolume = demandFigures(on, volume, volumeNeeded);
    const ofPeople = demandFigures(on, people, partnersNeeded);
    return {
      volume,
      volumeNeeded,
      volumeMissing: ofVolume.missing,
      volumeShare: ofVolume.share,
      partners: people,
      partnersNeeded,
      partnersMissing: ofPeople.missing,
      partnersShare: ofPeople.share,
    };
  },
  derive: (_, { level }, { volumeMissing, partnersMissing }) => {
    const { levels } = values.levels;
    const [current, next] = [levels[Number(level)], levels[Number(level) + 1]];
    if (!current) return {};
    const known = { name: current.name, hasNext: next !== undefined };
    if (!next) return known;
    const isVolumeMet = volumeMissing && isZero(volumeMissing);
    const arePartnersMet = partnersMissing && isZero(partnersMissing);
    const isReached = volumeMissing && partnersMissing && isVolumeMet && arePartnersMet;
    return { ...known, nextName: next.name, nextCoverage: next.coverage, isVolumeMet, arePartnersMet, isReached };
  },
});
