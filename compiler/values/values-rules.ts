import { type ConfigFolder, pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import type { Operation } from 'engine/compiler/read/contract.ts';
import { type Fault, nearest } from 'engine/compiler/report/faults.ts';
import { recordOf } from 'engine/record.ts';

import type { OperatorValues, ValuesName, Values } from '../../src/values/schema.ts';
import { checkApp, checkLaunchParameter } from './app-rules.ts';
import { type ReportFault, checkLinks, checkNetworks, checkOnce, checkTokens } from './catalogue-rules.ts';
import { checkNotices } from './notice-rules.ts';
import { type Fields, checkLimits, checkMultiples } from './limit-rules.ts';
import { checkTickers } from './ticker-rules.ts';
import { checkWorld } from './world-rules.ts';
import { compareDecimals } from './decimals.ts';

/** Checks plain values against each other and against the contract, the screens and the forms. */
export function checkValues(
  values: Partial<OperatorValues>,
  config: ConfigFolder,
  operations: ReadonlyMap<string, Operation>,
  fields: Fields,
): Fault[] {
  const operationIds = [...operations.keys()];
  const faults: Fault[] = [];
  const into = (name: ValuesName): ReportFault => {
    return (path, message, hint, isAtKey, kind) =>
      faults.push({ ...config.file(name).fault(path, message, hint, isAtKey), kind });
  };
  if (values.limits)
    checkLimits(
      values.limits,
      values.tokens?.tokens ?? {},
      Object.keys(values.networks?.networks ?? {}),
      into('limits'),
    );
  if (values.limits) checkMultiples(values.limits, config, fields, into('limits'));
  if (values.levels) checkLevels(values.levels, into('levels'));
  if (values.tokens) checkTokens(values.tokens, operations.get('rates')?.answer, into('tokens'));
  if (values.tokens) checkTickers(values.tokens, into('tokens'));
  if (values.networks) checkNetworks(values.networks.networks, into('networks'));
  if (values.networks) checkWorld(values.networks.networks, Object.keys(values.tokens?.tokens ?? {}), into('networks'));
  if (values.links) checkLinks(values.links, into('links'));
  if (values.links) checkCodes(values.links.links, into('links'));
  if (values.app) checkOperations(values.app, operationIds, into('app'));
  if (values.app) checkApp(values.app, into('app'));
  if (values.app) checkLaunchParameter(values.app, parametersOf(config), into('app'));
  if (values.app) checkPageSize(values.app, operations, into('app'));
  if (values.app) checkSettings(values.app.settingsScreen, config, into('app'));
  if (values.app) checkNotices(values.app.notices, noticesTake(config, values.languages), into('app'));
  if (values.languages) checkLanguages(values.languages.languages, into('languages'));
  return faults;
}

function checkOperations(
  { freshness, keptOffline }: OperatorValues['app'],
  operationIds: readonly string[],
  complain: ReportFault,
): void {
  const check = (id: string, path: readonly PropertyKey[], isAtKey: boolean): void => {
    if (!operationIds.includes(id)) complain(path, `unknown operation "${id}"`, nearest(id, operationIds), isAtKey);
  };
  for (const id of Object.keys(freshness)) if (id !== 'default') check(id, ['freshness', id], true);
  for (const [index, id] of keptOffline.entries()) check(id, ['keptOffline', index], false);
}

/** Checks that the page size is not above the contract's maximum. */
function checkPageSize(
  { pageSize }: OperatorValues['app'],
  operations: ReadonlyMap<string, Operation>,
  complain: ReportFault,
): void {
  const lists = [...operations.values()].filter(({ takes }) => takes.has('offset'));
  const most = Math.min(...lists.map(({ takes }) => takes.get('limit')?.integer?.max ?? Infinity));
  if (pageSize > most) complain(['pageSize'], `openapi.yaml allows ${most} entries per page at most`);
}

/** The screens and languages that notices may name; a redirect shows no notices. */
function noticesTake(
  config: ConfigFolder,
  languages: OperatorValues['languages'] | undefined,
): Parameters<typeof checkNotices>[1] {
  const entries = config.namesOf('screens').map((name): [string, Record<string, unknown>] => {
    return [pathOfScreen(name), recordOf(config.file(`screens/${name}`).value)];
  });
  const screens = entries.filter(([, screen]) => !('redirect' in screen));
  const [full, others] = [true, false].map((isFull) =>
    screens.flatMap(([path, { layout }]) => ((layout === 'full') === isFull ? [path] : [])),
  );
  return { screens: others ?? [], fullScreens: full ?? [], languages: languages?.languages.map(({ code }) => code) };
}

/** The parameters in the addresses of the screens, with their former names, by path. */
function parametersOf(config: ConfigFolder): Map<string, string[]> {
  const namesIn = (search: unknown): string[] =>
    Object.entries(recordOf(search)).flatMap(([name, parameter]) => [name, String(recordOf(parameter).alias)]);
  return new Map(
    config
      .namesOf('screens')
      .map((name) => [pathOfScreen(name), namesIn(recordOf(config.file(`screens/${name}`).value).search)]),
  );
}

function checkSettings(path: string, config: ConfigFolder, complain: ReportFault): void {
  const paths = config.namesOf('screens').map(pathOfScreen);
  if (!paths.includes(path)) complain(['settingsScreen'], `there is no screen ${path}`, nearest(path, paths));
}

/** The writing direction of a language; undefined for an unknown language. */
function directionOf(code: string): string | undefined {
  const locale: { getTextInfo?: () => { direction?: string }; textInfo?: { direction?: string } } = new Intl.Locale(
    code,
  );
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction;
}

/** The name of a language in itself, in small letters. */
function nameOf(code: string): string | undefined {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLocaleLowerCase(code);
}

function checkLanguages(languages: OperatorValues['languages']['languages'], complain: ReportFault): void {
  const codes = languages.map((language) => language.code);
  checkOnce(
    languages.map(({ label }, index) => [['languages', index, 'label'], label]),
    complain,
  );
  if (!codes.includes('en')) complain(['languages'], 'English is the fallback and must be included');
  for (const [index, code] of codes.entries()) {
    if (codes.indexOf(code) !== index)
      complain(['languages', index, 'code'], `the language "${code}" occurs twice`, undefined, false, {
        is: 'repeated',
      });
    const label = languages[index]?.label;
    const named = codes.find((one) => one !== code && nameOf(one) === label?.toLowerCase());
    const isTwice = languages.filter((one) => one.label === label).length > 1;
    if (named !== undefined && !isTwice)
      complain(['languages', index, 'label'], `is the name of "${named}", not of "${code}"`);
    const direction = directionOf(code);
    if (direction !== undefined && languages[index]?.direction !== direction)
      complain(
        ['languages', index, 'direction'],
        `"${code}" is written ${direction === 'rtl' ? 'from right to left: "rtl"' : 'from left to right: "ltr"'}`,
      );
  }
}

/** Checks that a link with a code says it under the parameter that this app, or the messenger, reads it from. */
function checkCodes(links: Readonly<Record<string, string>>, complain: ReportFault): void {
  for (const [name, address] of Object.entries(links)) {
    if (!address.includes('{code}')) continue;
    const parameter = /^https:\/\/(?:t\.me|telegram\.me)\//.test(address) ? 'startapp' : 'ref';
    const [, ...queries] = address.split(/[?&]/);
    if (!queries.includes(`${parameter}={code}`))
      complain(['links', name], `nobody reads the code here: the link must have "${parameter}={code}" after its "?"`);
  }
}

/** Checks levels: each requires more than the one before and covers more; the first requires nothing. */
function checkLevels({ levels, personalVolumeFrom }: Values['levels'], complain: ReportFault): void {
  if (compareDecimals(personalVolumeFrom, '0') === 0)
    complain(['personalVolumeFrom'], 'must be more than zero: whoever has nothing would count as a partner');
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
