import type { Values, ValuesName } from '../src/values/schema.ts';
import { type ConfigFolder, pathOfScreen } from './config-folder.ts';
import { type Complain, checkApp, checkLinks, checkNetworks, checkOnce, checkTokens } from './catalogue-rules.ts';
import type { Operation } from './contract.ts';
import { type Fault, nearest } from './faults.ts';

/** Rules that hold between values: limits in order, levels ascending, steps no finer than the tokens. */
export function checkValues(
  values: Partial<Values>,
  config: ConfigFolder,
  operations: ReadonlyMap<string, Operation>,
): Fault[] {
  const operationIds = [...operations.keys()];
  const rates = [...(operations.get('getRates')?.answer.fields.keys() ?? [])];
  const faults: Fault[] = [];
  const into = (name: ValuesName): Complain => {
    return (path, message, hint, isAtKey) => faults.push(config.file(name).fault(path, message, hint, isAtKey));
  };
  if (values.limits) checkLimits(values.limits, values.tokens?.tokens ?? {}, into('limits'));
  if (values.levels) checkLevels(values.levels, into('levels'));
  if (values.tokens) checkTokens(values.tokens, rates, into('tokens'));
  if (values.networks) checkNetworks(values.networks.networks, into('networks'));
  if (values.links) checkLinks(values.links, into('links'));
  if (values.app) checkOperations(values.app, operationIds, into('app'));
  if (values.app) checkApp(values.app, into('app'));
  if (values.app) checkSettings(values.app.settingsScreen, config, into('app'));
  if (values.languages) checkLanguages(values.languages.languages, into('languages'));
  return faults;
}

function checkLimits(limits: Values['limits'], tokens: Values['tokens']['tokens'], complain: Complain): void {
  for (const [form, most] of Object.entries(limits.maximums ?? {})) {
    const least = form.startsWith('marketing') ? limits.marketing : limits.wallet;
    for (const unit of ['token', 'usdt'] as const) {
      if (compareDecimals(least[unit], most[unit]) <= 0) continue;
      complain(['maximums', form, unit], `the maximum ${most[unit]} is below the minimum ${least[unit]}`);
    }
  }
  for (const [form, step] of Object.entries(limits.steps)) {
    if (compareDecimals(step, '0') === 0) complain(['steps', form], 'a step is more than zero');
    const decimals = step.split('.')[1]?.replace(/0+$/, '').length ?? 0;
    const coarse = Object.keys(tokens).filter((key) => decimals > (tokens[key]?.decimals ?? decimals));
    if (coarse.length > 0)
      complain(['steps', form], `the step ${step} is finer than the decimals of ${coarse.join(', ')}`);
  }
}

function checkLevels({ levels }: Values['levels'], complain: Complain): void {
  if (levels.length === 0) complain(['levels'], 'needs at least the level at which everybody begins');
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

function checkOperations(
  { freshness, keptOffline }: Values['app'],
  operationIds: readonly string[],
  complain: Complain,
): void {
  const check = (id: string, path: readonly PropertyKey[], isAtKey: boolean): void => {
    if (!operationIds.includes(id)) complain(path, `unknown operation "${id}"`, nearest(id, operationIds), isAtKey);
  };
  for (const id of Object.keys(freshness)) if (id !== 'default') check(id, ['freshness', id], true);
  for (const [index, id] of keptOffline.entries()) check(id, ['keptOffline', index], false);
}

function checkSettings(path: string, config: ConfigFolder, complain: Complain): void {
  const paths = config.namesOf('screens').map(pathOfScreen);
  if (!paths.includes(path)) complain(['settingsScreen'], `there is no screen ${path}`, nearest(path, paths));
}

function checkLanguages(languages: Values['languages']['languages'], complain: Complain): void {
  const codes = languages.map((language) => language.code);
  if (!codes.includes('en')) complain(['languages'], 'English is the last resort and must be there');
  for (const [index, code] of codes.entries()) {
    if (codes.indexOf(code) !== index) complain(['languages', index, 'code'], `the language "${code}" is there twice`);
  }
}

/** Compares two decimals as written in config: negative when the first is less. */
export function compareDecimals(first: string, second: string): number {
  const [whole = '0', part = ''] = first.split('.');
  const [otherWhole = '0', otherPart = ''] = second.split('.');
  const size = Math.max(part.length, otherPart.length);
  const difference = BigInt(whole + part.padEnd(size, '0')) - BigInt(otherWhole + otherPart.padEnd(size, '0'));
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
