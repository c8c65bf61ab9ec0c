import business from 'virtual:karat/business';

import { decimal, divideDown, isZero, sum } from '../../../domain/decimal.ts';
import { defineView } from '../define.ts';

/** Decimal places of an average volume, cut. */
const places = 4;

/** The section of a name; undefined of any other word. */
function sectionOf(name: unknown) {
  return name === 'trade' || name === 'commerce' || name === 'arb' ? business.sections[name] : undefined;
}

export default defineView({
  queries: () => [],
  derive: (_, { section }) => {
    const held = sectionOf(section);
    const latest = held?.months.at(-1);
    if (!held || !latest) return {};
    const totalVolume = sum(held.months.map(({ volume }) => decimal(volume)));
    const totalOperations = sum(held.months.map(({ operations }) => decimal(String(operations))));
    return {
      volume: latest.volume,
      operations: latest.operations,
      totalVolume,
      totalOperations,
      average: isZero(totalOperations) ? undefined : divideDown(totalVolume, totalOperations, places),
      // The midnight of the device: of a bare day it would be that of Greenwich, west of which it is the day before.
      months: held.months.map((month) => ({ ...month, date: `${month.date}T00:00:00` })),
      ...held.loan,
    };
  },
});
