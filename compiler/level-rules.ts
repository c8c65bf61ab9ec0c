import type { Values } from '../src/values/schema.ts';
import { type Complain, checkOnce } from './catalogue-rules.ts';
import type { Operation } from './contract.ts';
import { compareDecimals } from './decimals.ts';

/** The network levels that the contract knows, from the least to the most; undefined where it does not say. */
export function levelsWanted(operations: ReadonlyMap<string, Operation>): readonly [number, number] | undefined {
  const answer = operations.get('authenticate')?.answer;
  return answer?.fields.get('user')?.fields.get('settings')?.fields.get('partnerLevel')?.range;
}

/** As many levels as the contract knows, each asking for more than the one before; the first asks for nothing. */
export function checkLevels(
  { levels }: Values['levels'],
  wanted: readonly [number, number] | undefined,
  complain: Complain,
): void {
  if (wanted && levels.length !== wanted[1] - wanted[0] + 1) {
    const count = wanted[1] - wanted[0] + 1;
    complain(
      ['levels'],
      `there are ${levels.length} levels, but openapi.yaml knows those from ${wanted[0]} to ${wanted[1]}: must be ${count}`,
    );
  }
  checkOnce(
    levels.map(({ name }, index) => [['levels', index, 'name'], name]),
    complain,
  );
  for (const [index, level] of levels.entries()) {
    const before = levels[index - 1];
    if (!before) {
      const begins = 'everybody begins at the first level: must be';
      if (compareDecimals(level.volume, '0') !== 0) complain(['levels', index, 'volume'], `${begins} "0"`);
      if (level.partners !== 0) complain(['levels', index, 'partners'], `${begins} 0`);
      continue;
    }
    const say = (key: string, words: string): void =>
      complain(['levels', index, key], `"${level.name}" ${words} than "${before.name}"`);
    if (compareDecimals(level.volume, before.volume) <= 0) say('volume', 'needs no more volume');
    if (level.partners <= before.partners) say('partners', 'needs no more partners');
    if (level.coverage <= before.coverage) say('coverage', 'covers no more');
  }
}
