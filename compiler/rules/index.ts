import { alikeFaults } from './alike-labels.ts';
import { addressCardFaults, fixedAddressFaults } from './address-cards.ts';
import { oddFaults, shownFaults, tokenTwinFaults } from './figure-names.ts';
import { formLimitFaults, wordedFaults } from './figures.ts';
import { countFaults, fillingFaults } from './filled-figures.ts';
import { cardFaults, strangeUnitFaults, wholeFaults } from './shown-figures.ts';
import { closingFaults } from './closings.ts';
import {
  fixedLevelFaults,
  levelNameFaults,
  literalBoundFaults,
  passedBoundFaults,
  rangeFaults,
} from './comparisons.ts';
import { honoredControlFaults, honoredFaults } from './environments.ts';
import { formBlockFaults } from './form-blocks.ts';
import {
  argumentRangeFaults,
  entryNameFaults,
  ofListFaults,
  outcomeTextFaults,
  requestParameterFaults,
  rowFigureFaults,
  tableFaults,
} from './list-words.ts';
import { bannerWayFaults, choiceFaults, ledFaults, menuLinkFaults, namedEntryFaults } from './led-words.ts';
import {
  differenceFaults,
  directionFaults,
  endingFaults,
  mixedFaults,
  movesFaults,
  toneFaults,
} from './outcome-words.ts';
import { groupLimitFaults, limitNameFaults, partLabelFaults, saidFaults } from './money-words.ts';
import { boundFaults, boundTextFaults } from './money-bounds.ts';
import { controlFaults, crumbFaults, readAsFaults, sourceFaults } from './chosen-words.ts';
import {
  questionWayFaults,
  besideFaults,
  calledFieldFaults,
  codeShownFaults,
  fieldWayFaults,
  keptTokenFaults,
  moreFaults,
  openedFaults,
  personWayFaults,
  rowWayFaults,
} from './entry-ways.ts';
import { codeFaults, copyFaults, userMinimumFaults, watchedFaults, worthFaults } from './money-copies.ts';
import { besideNoticeFaults, lockEndFaults, passedFaults } from './moments.ts';
import {
  businessSectionFaults,
  chosenSectionFaults,
  exchangedNameFaults,
  pricedFaults,
  screenTitleFaults,
  titleFaults,
} from './exchanged-names.ts';
import { endedFaults, zoneFaults } from './notices.ts';
import { runtimeWayFaults } from './runtime-ways.ts';
import { arrivalFaults, endFaults } from './money-ends.ts';
import { namedBalanceFaults, sectionBalanceFaults } from './section-balances.ts';
import { allowedWayFaults, closedFaults, neverLoadedFaults, unreadChoiceFaults } from './never-loaded.ts';
import { plainFaults } from './plain-values.ts';
import { reversedFaults, swappedFaults } from './ranges.ts';
import { roomFaults } from './room.ts';
import { requestFaults, unusedFieldFaults } from './money-request.ts';
import { noteFaults, reviewFaults } from './money-review.ts';
import { sideFaults } from './money-sides.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import {
  calledTokenFaults,
  fixedTokenFaults,
  otherEntryFaults,
  partTokenFaults,
  unitTokenFaults,
} from './token-names.ts';
import { absentFaults, doneFaults, exchangedFaults, stateFaults, stepDoneFaults } from './state-words.ts';
import { statementFaults } from './statements.ts';
import { countdownFaults, strayFaults } from './text-numbers.ts';
import { descriptionFaults, filledFaults, textFaults } from './texts.ts';
import { translationFaults, unlikeFaults } from './translations.ts';
import { tickerFaults } from './tickers.ts';
import { questionFaults, twinFaults } from './twins.ts';
import { countedFaults, openScreenFaults, shareFaults, unitFaults } from './units.ts';
import { navigationFaults, nowhereFaults, redirectFaults, selfFaults, tabFaults, unreachedFaults } from './ways.ts';
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
  limitNameFaults,
  watchedFaults,
  worthFaults,
  userMinimumFaults,
  copyFaults,
  codeFaults,
  fixedTokenFaults,
  calledTokenFaults,
  otherEntryFaults,
  addressCardFaults,
  formBlockFaults,
  shownFaults,
  wordedFaults,
  unitTokenFaults,
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
  mixedFaults,
  movesFaults,
  moreFaults,
  besideFaults,
  rowWayFaults,
  fieldWayFaults,
  questionWayFaults,
  keptTokenFaults,
  controlFaults,
  sourceFaults,
  readAsFaults,
  crumbFaults,
  ofListFaults,
  requestParameterFaults,
  argumentRangeFaults,
  unitFaults,
  shareFaults,
  countedFaults,
  openScreenFaults,
  statementFaults,
  stateFaults,
  honoredControlFaults,
  wholeFaults,
  navigationFaults,
  rowFigureFaults,
  cardFaults,
  strangeUnitFaults,
  fillingFaults,
  absentFaults,
  exchangedFaults,
  doneFaults,
  passedFaults,
  lockEndFaults,
  besideNoticeFaults,
  exchangedNameFaults,
  titleFaults,
  pricedFaults,
  calledFieldFaults,
  codeShownFaults,
  entryNameFaults,
  sectionBalanceFaults,
  namedBalanceFaults,
  endFaults,
  arrivalFaults,
  partLabelFaults,
  tableFaults,
  openedFaults,
  personWayFaults,
  allowedWayFaults,
  businessSectionFaults,
  chosenSectionFaults,
  neverLoadedFaults,
  unreadChoiceFaults,
  closedFaults,
  passedBoundFaults,
  countFaults,
  fixedLevelFaults,
  bannerWayFaults,
  menuLinkFaults,
  stepDoneFaults,
];

/** Every rule about all files together. */
export const folderRules: readonly FolderRule[] = [
  fixedAddressFaults,
  plainFaults,
  reversedFaults,
  formLimitFaults,
  ledFaults,
  namedEntryFaults,
  choiceFaults,
  endingFaults,
  outcomeTextFaults,
  unreachedFaults,
  redirectFaults,
  textFaults,
  strayFaults,
  countdownFaults,
  filledFaults,
  tickerFaults,
  translationFaults,
  alikeFaults,
  honoredFaults,
  tabFaults,
  endedFaults,
  zoneFaults,
  roomFaults,
  descriptionFaults,
  unlikeFaults,
  partTokenFaults,
  nowhereFaults,
  runtimeWayFaults,
  screenTitleFaults,
];

/** The faults that the rules find besides those that are known, one for each place. */
export function ruleFaults(folder: CheckedFolder, known: readonly Fault[]): Fault[] {
  // Without the tokens and networks, or with a wrong name of one, nothing can be compared.
  const isNamed = known.every(
    ({ file, pointer }) => !/config\/(tokens|networks)\.json/.test(file) || !/\/(name|ticker)$/.test(pointer),
  );
  if (!isNamed || !folder.catalogue.keysOf('tokens') || !folder.catalogue.keysOf('networks')) return [];
  const placeOf = ({ file, pointer }: Fault): string => `${file} ${pointer}`;
  const reported = new Set(known.map(placeOf));
  const found: Fault[] = [];
  const add = (faults: readonly Fault[]): void => {
    for (const fault of faults) {
      if (!reported.has(placeOf(fault))) found.push(fault);
      reported.add(placeOf(fault));
    }
  };
  for (const checked of folder.files.values()) {
    const faults = fileRules.flatMap((rule) => rule(checked, folder));
    add(faults.some(({ isWarning }) => isWarning !== true) ? faults : [...faults, ...checked.unused]);
  }
  for (const rule of folderRules) add(rule(folder));
  // What most places show is known where every file could be read.
  if (known.every(({ isWarning }) => isWarning === true)) {
    const odd = oddFaults(folder);
    add(odd.length > 0 ? odd : tokenTwinFaults(folder));
  }
  // Where something does not fit, the screen that says so may be what is missing.
  if ([...known, ...found].every(({ isWarning }) => isWarning === true)) add(closingFaults(folder));
  return found;
}
