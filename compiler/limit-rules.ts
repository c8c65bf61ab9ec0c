import type { FieldDefinition } from '../src/engine/definition/kind.ts';
import type { Values } from '../src/values/schema.ts';
import type { ReportFault } from './catalogue-rules.ts';
import type { ConfigFolder } from './config-folder.ts';
import { nearest } from './faults.ts';
import { compareDecimals, decimalsIn, multipleFrom } from './decimals.ts';
import { groupOf } from './operation-limits.ts';

type Limits = Values['limits'];
type Tokens = Values['tokens']['tokens'];
/** The kinds of fields, by name. */
export type Fields = ReadonlyMap<string, FieldDefinition>;

/** Checks limits: minimums and steps above zero, maximums not below minimums, no more decimals than the tokens have. */
export function checkLimits(limits: Limits, tokens: Tokens, complain: ReportFault): void {
  const isFine = (path: readonly PropertyKey[], what: string, given: string): void => {
    const coarse = Object.entries(tokens).filter(([, { decimals }]) => decimalsIn(given) > decimals);
    const names = coarse.map(([key, { decimals }]) => `${key} (${decimals})`).join(', ');
    if (names !== '') complain(path, `${what} ${given} has more decimals than ${names}`);
  };
  for (const group of ['wallet', 'marketing'] as const) {
    for (const unit of ['token', 'usdt'] as const)
      if (compareDecimals(limits[group][unit], '0') === 0) complain([group, unit], 'a minimum must be more than zero');
    isFine([group, 'token'], 'the minimum', limits[group].token);
  }
  for (const [operation, own] of Object.entries(limits.operations ?? {})) {
    for (const [unit, least] of Object.entries(own))
      if (compareDecimals(least, '0') === 0)
        complain(['operations', operation, unit], 'a minimum must be more than zero');
    if (own.token !== undefined) isFine(['operations', operation, 'token'], 'the minimum', own.token);
  }
  isFine(['start', 'promo'], 'the minimum', limits.start.promo);
  const { ticker, amount } = limits.gift;
  const token = Object.values(tokens).find((one) => one.ticker === ticker);
  const known = Object.values(tokens).map((one) => one.ticker);
  if (!token && known.length > 0) complain(['gift', 'ticker'], `unknown ticker "${ticker}"`, nearest(ticker, known));
  else if (token && decimalsIn(amount) > token.decimals)
    complain(['gift', 'amount'], `the gift ${amount} has more decimals than ${ticker} (${token.decimals})`);
  if (compareDecimals(amount, '0') === 0) complain(['gift', 'amount'], 'a gift must be more than zero');
  for (const [form, most] of Object.entries(limits.maximums ?? {})) {
    const least = form.startsWith('marketing') ? limits.marketing : limits.wallet;
    for (const unit of ['token', 'usdt'] as const) {
      if (compareDecimals(least[unit], most[unit]) <= 0) continue;
      complain(['maximums', form, unit], `the maximum ${most[unit]} is below the minimum ${least[unit]}`);
    }
  }
  for (const [form, step] of Object.entries(limits.steps)) {
    if (compareDecimals(step, '0') === 0) complain(['steps', form], 'a step must be more than zero');
    isFine(['steps', form], 'the step', step);
  }
}

/** Checks that limits are multiples of the step of the form fields that use them; otherwise they cannot be typed. */
export function checkMultiples(limits: Limits, config: ConfigFolder, fields: Fields, complain: ReportFault): void {
  const wrongSteps = new Set<string>();
  for (const form of config.namesOf('forms')) {
    const nodes: unknown[] = Object.values(Object(Object(config.file(`forms/${form}`).value).fields));
    for (const node of nodes) {
      for (const { value, step } of fields.get(String(Object(node).field))?.multiples ?? []) {
        const [least, by] = [limitAt(limits, valueAt(node, value)), limitAt(limits, valueAt(node, step))];
        if (!least?.path || !by || compareDecimals(by.amount, '0') === 0) continue;
        const next = multipleFrom(least.amount, by.amount);
        if (compareDecimals(next, least.amount) === 0) continue;
        if (by.path && compareDecimals(by.amount, least.amount) > 0) {
          if (wrongSteps.has(by.path.join())) continue;
          wrongSteps.add(by.path.join());
          complain(
            by.path,
            `the step ${by.amount} is above ${least.amount} (/${least.path.join('/')}), which must be a multiple of it`,
          );
          continue;
        }
        const where = by.path ? ` (/${by.path.join('/')})` : '';
        complain(least.path, `${least.amount} is not a multiple of ${by.amount}${where}, the step of its input`, next);
      }
    }
  }
}

/** The amount of a prop, with its path if it is from config/limits.json; undefined if the prop is not an amount. */
function limitAt(limits: Limits, given: unknown): { amount: string; path?: string[] } | undefined {
  if (typeof given !== 'string') return undefined;
  if (/^\d+(\.\d+)?$/.test(given)) return { amount: given };
  if (!given.startsWith('$limits.')) return undefined;
  const named = given.slice('$limits.'.length).split('.');
  const at = (path: readonly string[]): unknown => path.reduce<unknown>((held, key) => Object(held)[key], limits);
  const [group, operation = '', ...unit] = named;
  // An operation without its own minimum uses the minimum of its group.
  const path = group === 'operations' && at(named) === undefined ? [groupOf(operation), ...unit] : named;
  const amount = at(path);
  return typeof amount === 'string' ? { amount, path } : undefined;
}

function valueAt(node: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((held, key) => Object(held)[key], node);
}
