import business from 'virtual:config/business';

import { type Decimal, divideDown, isZero } from '../../../domain/decimal.ts';
import { sumFigure } from '../../wallet-total.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

/** Decimals of an average volume; truncated. */
const places = 4;

/** The section with a name; undefined for an unknown name. */
function sectionOf(name: unknown) {
  return name === 'trade' || name === 'commerce' || name === 'arb' ? business.sections[name] : undefined;
}

export default defineView<typeof definition>({
  figures: (_, { section }, on) => {
    const account = sectionOf(section);
    if (!account) return {};
    const { months } = account;
    const volumes = months.map(({ volume }) => on.input('monthVolume', volume, 'XAUT'));
    const operations = months.map((month) => on.input('monthOperations', month.operations));
    const [totalVolume, totalOperations] = [sumFigure(on, volumes), sumFigure(on, operations)];
    const perOne = (volume: Decimal, count: Decimal) => (isZero(count) ? undefined : divideDown(volume, count, places));
    return { totalVolume, totalOperations, average: on.by('average', perOne, totalVolume, totalOperations) };
  },
  derive: (_, { section }) => {
    const account = sectionOf(section);
    const latest = account?.months.at(-1);
    if (!account || !latest) return {};
    return {
      volume: latest.volume,
      operations: latest.operations,
      // Local midnight: a date without a time is midnight UTC, which is the previous day west of Greenwich.
      months: account.months.map((month) => ({ ...month, date: `${month.date}T00:00:00` })),
      ...account.loan,
    };
  },
});
