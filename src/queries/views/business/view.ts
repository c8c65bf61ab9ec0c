import business from 'virtual:karat/business';

import { type Decimal, divideDown, isZero } from '../../../domain/decimal.ts';
import { sumBy } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** Decimal places of an average volume, cut. */
const places = 4;

/** The section of a name; undefined of any other word. */
function sectionOf(name: unknown) {
  return name === 'trade' || name === 'commerce' || name === 'arb' ? business.sections[name] : undefined;
}

export default defineView({
  queries: () => [],
  figures: (_, { section }, on) => {
    const held = sectionOf(section);
    if (!held) return {};
    const { months } = held;
    const volumes = months.map(({ volume }) => on.given('monthVolume', volume, 'XAUT'));
    const operations = months.map((month) => on.given('monthOperations', month.operations));
    const [totalVolume, totalOperations] = [sumBy(on, volumes), sumBy(on, operations)];
    const perOne = (volume: Decimal, count: Decimal) => (isZero(count) ? undefined : divideDown(volume, count, places));
    return { totalVolume, totalOperations, average: on.by('average', perOne, totalVolume, totalOperations) };
  },
  derive: (_, { section }) => {
    const held = sectionOf(section);
    const latest = held?.months.at(-1);
    if (!held || !latest) return {};
    return {
      volume: latest.volume,
      operations: latest.operations,
      // The midnight of the device: of a bare day it would be that of Greenwich, west of which it is the day before.
      months: held.months.map((month) => ({ ...month, date: `${month.date}T00:00:00` })),
      ...held.loan,
    };
  },
});
