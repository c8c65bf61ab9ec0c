import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getPersonalPartnersQueryOptions } from '../../../../generated/api/mlm/mlm.ts';
import { getPersonalVolumeQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { type Decimal, decimal, isZero, multiply, roundDown } from '../../../domain/decimal.ts';
import { demandFigures, shareOf } from '../../../domain/levels.ts';
import { values } from '../../../values/values.ts';
import { volumeInXaut } from '../../marketing.ts';
import { defineView } from '../define.ts';

const hundred = decimal('100');

/** A share from 0 to 1 in percent, rounded down to 2 decimals. */
function percentOf(share: Decimal): Decimal {
  return roundDown(multiply(share, hundred), 2);
}

/** The volume of personally invited partners in XAUT; PAXG is converted at the current rates. */
export default defineView({
  queries: () => [
    getPersonalPartnersQueryOptions({ offset: 0, limit: values.app.pageSize }),
    getPersonalVolumeQueryOptions(),
    getRatesQueryOptions(),
  ],
  figures: ([partners, volumes, rates], { level }, on) => {
    const { levels } = values.levels;
    const next = levels[Number(level) + 1];
    // For a level that is not in config, the next level is unknown.
    if (!levels[Number(level)] || !next) return {};
    const volume = volumeInXaut(on, volumes, rates);
    const people = on.given('people', partners?.count);
    const volumeNeeded = on.given('volumeNeeded', next.volume, 'XAUT');
    const partnersNeeded = on.given('peopleNeeded', next.partners);
    const ofVolume = demandFigures(on, volume, volumeNeeded);
    const ofPeople = demandFigures(on, people, partnersNeeded);
    const share = on.by(
      'mean',
      (...shares) => shareOf(shares),
      on.called('volume', ofVolume.share),
      on.called('people', ofPeople.share),
    );
    const percent = (of: typeof share) => on.by('percent', percentOf, of);
    return {
      share,
      percent: percent(share),
      volume,
      volumeNeeded,
      volumeMissing: ofVolume.missing,
      volumeShare: ofVolume.share,
      volumePercent: percent(ofVolume.share),
      partners: people,
      partnersNeeded,
      partnersMissing: ofPeople.missing,
      partnersShare: ofPeople.share,
      partnersPercent: percent(ofPeople.share),
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
