import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getPersonalPartnersQueryOptions } from '../../../../generated/api/mlm/mlm.ts';
import { getPersonalVolumeQueryOptions } from '../../../../generated/api/partner/partner.ts';
import { type Decimal, decimal, multiply, parseAmount, roundDown } from '../../../domain/decimal.ts';
import { demandOf, shareOf } from '../../../domain/levels.ts';
import { values } from '../../../values/values.ts';
import { volumeInXaut } from '../../marketing.ts';
import { defineView } from '../define.ts';

const hundred = decimal('100');
/** A volume at changing rates has no more digits than matter, cut. */
const shownDecimals = 4;

/** A share from 0 to 1 in whole percent, cut. */
function percentOf(share: Decimal): Decimal {
  return roundDown(multiply(share, hundred), 0);
}

/** The volume of the personally invited counts in XAUT, that in PAXG at the present rates. */
export default defineView({
  queries: () => [
    getPersonalPartnersQueryOptions({ offset: 0, limit: values.app.pageSize }),
    getPersonalVolumeQueryOptions(),
    getRatesQueryOptions(),
  ],
  derive: ([partners, volumes, rates], { level }) => {
    const { levels } = values.levels;
    const [current, next] = [levels[Number(level)], levels[Number(level) + 1]];
    // Of a level that config does not know nobody knows what comes next.
    if (!current) return {};
    const known = { name: current.name, hasNext: next !== undefined };
    if (!next) return known;
    const exact = volumeInXaut(volumes, rates);
    const reached = exact && roundDown(exact, shownDecimals);
    const volume = reached && demandOf(reached, decimal(next.volume));
    const count = parseAmount(partners?.count);
    const people = count && demandOf(count, decimal(String(next.partners)));
    const share = volume && people && shareOf([volume, people]);
    return {
      ...known,
      nextName: next.name,
      nextCoverage: next.coverage,
      share,
      percent: share && percentOf(share),
      isReached: volume && people && volume.isMet && people.isMet,
      volume: volume?.reached,
      volumeNeeded: next.volume,
      volumeMissing: volume?.missing,
      volumeShare: volume?.share,
      volumePercent: volume && percentOf(volume.share),
      isVolumeMet: volume?.isMet,
      partners: people?.reached,
      partnersNeeded: next.partners,
      partnersMissing: people?.missing,
      partnersShare: people?.share,
      partnersPercent: people && percentOf(people.share),
      arePartnersMet: people?.isMet,
    };
  },
});
