import type { Values } from '../../src/values/schema.ts';
import { type ReportFault, checkOnce } from './catalogue-rules.ts';
import { compareDecimals } from './decimals.ts';

/** Checks levels: each requires more than the one before and covers more; the first requires nothing. */
export function checkLevels({ levels, personalVolumeFrom }: Values['levels'], complain: ReportFault): void {
  const first = levels.slice(1).find(({ volume }) => compareDecimals(volume, '0') > 0);
  if (first && compareDecimals(personalVolumeFrom, first.volume) > 0)
    complain(
      ['personalVolumeFrom'],
      `is above the volume of "${first.name}", ${first.volume}: whoever counts as a partner has more than all of that`,
    );
  checkOnce(
    levels.map(({ name }, index) => [['levels', index, 'name'], name]),
    complain,
  );
  for (const [index, level] of levels.entries()) {
    const before = levels[index - 1];
    if (!before) {
      const begins = 'everybody starts at the first level: must be';
      if (compareDecimals(level.volume, '0') !== 0) complain(['levels', index, 'volume'], `${begins} "0"`);
      if (level.partners !== 0) complain(['levels', index, 'partners'], `${begins} 0`);
      continue;
    }
    const say = (key: string, words: string): void =>
      complain(['levels', index, key], `"${level.name}" ${words} than "${before.name}"`);
    if (compareDecimals(level.volume, before.volume) <= 0) say('volume', 'must require more volume');
    if (level.partners <= before.partners) say('partners', 'must require more partners');
    if (level.coverage <= before.coverage) say('coverage', 'must cover more');
  }
}
