import { addressCardFaults, fixedAddressFaults } from './address-cards.ts';
import { oddFaults, shownFaults } from './figure-names.ts';
import { wordedFaults } from './figures.ts';
import { levelNameFaults, literalBoundFaults, rangeFaults } from './comparisons.ts';
import { honoredFaults } from './environments.ts';
import { formBlockFaults } from './form-blocks.ts';
import { choiceFaults, ledFaults, namedEntryFaults } from './led-words.ts';
import { differenceFaults, directionFaults, endingFaults, toneFaults } from './outcome-words.ts';
import { groupLimitFaults, saidFaults } from './money-words.ts';
import { boundFaults, boundTextFaults } from './money-bounds.ts';
import { codeFaults, copyFaults, fixedTokenFaults, watchedFaults } from './money-copies.ts';
import { endedFaults } from './notices.ts';
import { plainFaults } from './plain-values.ts';
import { reversedFaults, swappedFaults } from './ranges.ts';
import { roomFaults } from './room.ts';
import { requestFaults, unusedFieldFaults } from './money-request.ts';
import { noteFaults, reviewFaults } from './money-review.ts';
import { sideFaults } from './money-sides.ts';
import type { Fault } from '../report/faults.ts';
import { tabFaults } from './tab-ways.ts';
import { numberFaults, strayFaults } from './text-numbers.ts';
import { filledFaults, textFaults } from './texts.ts';
import { tickerFaults } from './tickers.ts';
import { questionFaults, twinFaults } from './twins.ts';
import { redirectFaults, selfFaults, unreachedFaults } from './ways.ts';
import type { CheckedFolder, FileRule, FolderRule } from './rule.ts';

/** Every rule about one file of config/ that matches its schema. */
export const fileRules: readonly FileRule[] = [
  requestFaults,
  unusedFieldFaults,
  reviewFaults,
  noteFaults,
  boundFaults,
  boundTextFaults,
  sideFaults,
  saidFaults,
  groupLimitFaults,
  watchedFaults,
  copyFaults,
  codeFaults,
  fixedTokenFaults,
  addressCardFaults,
  formBlockFaults,
  shownFaults,
  wordedFaults,
  swappedFaults,
  rangeFaults,
  levelNameFaults,
  literalBoundFaults,
  selfFaults,
  questionFaults,
  twinFaults,
  toneFaults,
  directionFaults,
  differenceFaults,
];

/** Every rule about all files together. */
export const folderRules: readonly FolderRule[] = [
  fixedAddressFaults,
  plainFaults,
  reversedFaults,
  oddFaults,
  ledFaults,
  namedEntryFaults,
  choiceFaults,
  endingFaults,
  unreachedFaults,
  redirectFaults,
  textFaults,
  strayFaults,
  numberFaults,
  filledFaults,
  tickerFaults,
  honoredFaults,
  tabFaults,
  endedFaults,
  roomFaults,
];

/** The faults that the rules find besides those that are known, one for each place. */
export function ruleFaults(folder: CheckedFolder, known: readonly Fault[]): Fault[] {
  // Without the tokens and networks nothing can be compared.
  if (!folder.catalogue.keysOf('tokens') || !folder.catalogue.keysOf('networks')) return [];
  const placeOf = ({ file, pointer }: Fault): string => `${file} ${pointer}`;
  const taken = new Set(known.map(placeOf));
  const found: Fault[] = [];
  const add = (faults: readonly Fault[]): void => {
    for (const fault of faults) {
      if (!taken.has(placeOf(fault))) found.push(fault);
      taken.add(placeOf(fault));
    }
  };
  for (const checked of folder.files.values()) {
    const faults = fileRules.flatMap((rule) => rule(checked, folder));
    add(faults.length > 0 ? faults : checked.unused);
  }
  for (const rule of folderRules) add(rule(folder));
  return found;
}
