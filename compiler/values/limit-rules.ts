import type { FaultKind } from 'engine/schema/fault-kind.ts';
import { networkOperations } from '../../src/domain/openings.ts';
import type { FieldDefinition } from 'engine/schema/kind.ts';
import { limitsOf } from '../../src/values/limits.ts';
import type { Values } from '../../src/values/schema.ts';
import type { ReportFault } from './catalogue-rules.ts';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { compareDecimals, decimalsIn, isShareFar, multipleFrom } from './decimals.ts';
import { nearest } from 'engine/compiler/report/faults.ts';
import { type LimitFigure, figuresOf, limitRead } from './limit-figures.ts';
import { recordOf } from 'engine/record.ts';

/** A gift of more minimums than this is a slip of the hand. */
const farFromMinimum = '50';
/** Two figures of one sum are apart by more than this where the point of one is in the wrong place. */
const onePlace = '8';

type Limits = Values['limits'];
type Tokens = Values['tokens']['tokens'];
/** The kinds of fields, by name. */
export type Fields = ReadonlyMap<string, FieldDefinition>;

/** Checks limits: minimums and steps above zero, maximums not below minimums, no more decimals than the tokens have. */
export function checkLimits(limits: Limits, tokens: Tokens, networks: readonly string[], complain: ReportFault): void {
  const isFine = (path: readonly PropertyKey[], what: string, amount: string, of = tokens): void => {
    const coarse = Object.entries(of).filter(([, { decimals }]) => decimalsIn(amount) > decimals);
    const names = coarse.map(([key, { decimals }]) => `${key} (${decimals})`).join(', ');
    const [only, ...more] = coarse;
    const kind: FaultKind | undefined =
      only && more.length === 0 ? { is: 'decimals', of: only[0], decimals: only[1].decimals } : undefined;
    if (names !== '') complain(path, `${what} ${amount} has more decimals than ${names}`, undefined, false, kind);
  };
  for (const group of ['wallet', 'marketing'] as const) {
    for (const unit of ['token', 'usdt'] as const)
      if (compareDecimals(limits[group][unit], '0') === 0) complain([group, unit], 'a minimum must be more than zero');
    isFine([group, 'token'], 'the minimum', limits[group].token);
  }
  // What a token is worth by each group: of one order of size, unless the point of a figure is in the wrong place.
  const [ofWallet, ofMarketing] = [
    [limits.wallet.usdt, limits.wallet.token],
    [limits.marketing.usdt, limits.marketing.token],
  ] as const;
  const isWritten = [...ofWallet, ...ofMarketing].every((amount) => compareDecimals(amount, '0') > 0);
  const isFar =
    isWritten && (isShareFar(ofWallet, ofMarketing, onePlace) || isShareFar(ofMarketing, ofWallet, onePlace));
  if (isFar) {
    const is = ({ token, usdt }: Limits['wallet']): string => `${token} tokens with ${usdt} USDT`;
    complain(
      ['wallet', 'token'],
      `${is(limits.wallet)} cannot be right beside ${is(limits.marketing)} of "marketing": is a point missing?`,
    );
  }
  // A balance that cannot be sold at all is enough for no period.
  const { wallet, start } = limits;
  if (!isFar && isShareFar([wallet.usdt, start.usdt], ['1', '1'], onePlace))
    complain(
      ['start', 'usdt'],
      `${start.usdt} is far below the minimum ${wallet.usdt} of "wallet": is a zero missing?`,
    );
  const known = { tokens: Object.keys(tokens), networks };
  for (const operation of networkOperations) {
    for (const [kind, keys] of Object.entries(known)) {
      const named = Object.keys(recordOf(recordOf(limits.operations[operation])[kind]));
      for (const key of keys.length > 0 ? named.filter((one) => !keys.includes(one)) : [])
        complain(
          ['operations', operation, kind, key],
          `unknown ${kind.slice(0, -1)} "${key}"`,
          nearest(key, keys),
          true,
        );
    }
    for (const unit of ['token', 'usdt'] as const) {
      const isOrdered = checkOrder(limits, operation, unit, known, complain);
      const figures = (['minimum', 'maximum'] as const).flatMap((bound) => figuresOf(limits, operation, bound, unit));
      for (const { path, amount } of figures.filter(({ path: [first] }) => first === 'operations')) {
        const bound = path.at(-2);
        const base = limits[limits.operations[operation].group ?? 'wallet'][unit];
        if (isOrdered && bound === 'minimum' && [amount, base].every((one) => compareDecimals(one, '0') > 0))
          if (
            isShareFar([amount, base], ['1', '1'], farFromMinimum) ||
            isShareFar([base, amount], ['1', '1'], farFromMinimum)
          )
            complain(path, `${amount} cannot be right beside the minimum ${base} of its group: is a point missing?`);
        if (compareDecimals(amount, '0') === 0) complain(path, `a ${bound} must be more than zero`);
        const only = path[2] === 'tokens' ? path[3] : undefined;
        const of = Object.entries(tokens).filter(([key]) => only === undefined || key === only);
        if (unit === 'token') isFine(path, `the ${bound}`, amount, Object.fromEntries(of));
      }
    }
  }
  isFine(['start', 'promo'], 'the minimum', limits.start.promo);
  const { ticker, amount } = limits.gift;
  const token = Object.values(tokens).find((one) => one.ticker === ticker);
  const tickers = Object.values(tokens).map((one) => one.ticker);
  if (!token && tickers.length > 0)
    complain(['gift', 'ticker'], `unknown ticker "${ticker}"`, nearest(ticker, tickers));
  else if (token && decimalsIn(amount) > token.decimals)
    complain(['gift', 'amount'], `the gift ${amount} has more decimals than ${ticker} (${token.decimals})`);
  if (compareDecimals(amount, '0') === 0) complain(['gift', 'amount'], 'a gift must be more than zero');
  checkGifts(limits, complain);
  for (const [form, step] of Object.entries(limits.steps)) {
    if (compareDecimals(step, '0') === 0) complain(['steps', form], 'a step must be more than zero');
    isFine(['steps', form], 'the step', step);
  }
}

/** Checks that what is given, and what a period needs, is of the size of what can be sold at all. */
function checkGifts({ wallet, start, gift }: Limits, complain: ReportFault): void {
  const figures = [
    [['gift', 'amount'], gift.amount, wallet.token],
    [['start', 'promo'], start.promo, wallet.token],
    [['start', 'usdt'], start.usdt, wallet.usdt],
  ] as const;
  for (const [path, amount, least] of figures)
    if (compareDecimals(least, '0') > 0 && isShareFar([amount, least], ['1', '1'], farFromMinimum))
      complain(path, `${amount} cannot be right beside the minimum ${least} of "wallet": is a point missing?`);
}

/** Whether an operation has no maximum below its minimum, with any token at any network; checks that it has a minimum, too. */
function checkOrder(
  limits: Limits,
  operation: (typeof networkOperations)[number],
  unit: 'token' | 'usdt',
  known: { readonly tokens: readonly string[]; readonly networks: readonly string[] },
  complain: ReportFault,
): boolean {
  const { group, minimum } = limits.operations[operation];
  if (!group && minimum?.[unit] === undefined)
    complain(['operations', operation], `needs a "group", or a minimum in ${unit} of its own`);
  const wrong = new Set<string>();
  for (const token of known.tokens)
    for (const network of known.networks) {
      const { minimum: least, maximum: most } = limitsOf(limits, { operation, token, network });
      const [low, high] = [least[unit], most[unit]];
      if (low === undefined || high === undefined || compareDecimals(low, high) <= 0) continue;
      const place = figuresOf(limits, operation, 'maximum', unit).find(
        ({ path, amount }) => compareDecimals(amount, high) === 0 && [token, network, unit].includes(path[3] ?? ''),
      );
      const path = place?.path ?? ['operations', operation];
      if (wrong.has(path.join())) continue;
      wrong.add(path.join());
      complain(path, `the maximum ${high} is below the minimum ${low} (${token}, ${network})`);
    }
  return wrong.size === 0;
}

/**
 * Checks that limits are multiples of the step of the form fields that use them, otherwise they cannot be typed, and
 * that no maximum is in a unit that no form asks for.
 */
export function checkMultiples(limits: Limits, config: ConfigFolder, fields: Fields, complain: ReportFault): void {
  const wrongSteps = new Set<string>();
  for (const form of config.namesOf('forms')) {
    const { data, fields: nodesByName } = recordOf(config.file(`forms/${form}`).value);
    const nodes: unknown[] = Object.values(recordOf(nodesByName));
    for (const node of nodes) {
      for (const { value, step } of fields.get(String(recordOf(node).field))?.multiples ?? []) {
        const [by] = valuesAt(node, step).flatMap((reference) => amountsAt(limits, reference, data));
        for (const reference of valuesAt(node, value)) {
          for (const { path, amount } of amountsAt(limits, reference, data)) {
            if (path.length === 0 || !by || by.path.length === 0 || compareDecimals(by.amount, '0') === 0) continue;
            const next = multipleFrom(amount, by.amount);
            if (compareDecimals(next, amount) === 0) continue;
            const at = `/${path.join('/')}`;
            if (by.path.length > 0 && compareDecimals(by.amount, amount) > 0) {
              if (wrongSteps.has(by.path.join())) continue;
              wrongSteps.add(by.path.join());
              complain(by.path, `the step ${by.amount} is above ${amount} (${at}), which must be a multiple of it`);
              continue;
            }
            const where = by.path.length > 0 ? ` (/${by.path.join('/')})` : '';
            complain(path, `${amount} is not a multiple of ${by.amount}${where}, the step of its input`, next);
          }
        }
      }
    }
  }
  checkApplied(limits, config, complain);
}

/** Checks that each limit of an operation is applied: in the unit that is typed, with a token and network that its form takes. */
function checkApplied(limits: Limits, config: ConfigFolder, complain: ReportFault): void {
  const forms = config
    .namesOf('forms')
    .map((form): Record<string, unknown> => recordOf(config.file(`forms/${form}`).value));
  const sources = forms.flatMap(({ data }) => Object.values(recordOf(data)).map((one) => recordOf(recordOf(one).with)));
  // A deposit is sent from elsewhere, so no form has its amount; every other amount is typed in one unit.
  for (const operation of networkOperations.filter((one) => one !== 'deposit')) {
    const [unit, typed] = operation === 'buy' ? (['token', 'usdt'] as const) : (['usdt', 'token'] as const);
    for (const { path } of figuresOf(limits, operation, 'maximum', unit))
      complain(path, `no form applies a maximum of ${operation} in ${unit}`);
    const applied = new Set(figuresOf(limits, operation, 'minimum', typed).map(({ path }) => path.slice(0, -1).join()));
    for (const { path } of figuresOf(limits, operation, 'minimum', unit))
      if (path[0] === 'operations' && !applied.has(path.slice(0, -1).join()))
        complain(path, `alone, a minimum of ${operation} in ${unit} limits nothing: its form takes ${typed}`, typed);
    for (const kind of ['tokens', 'networks'] as const) {
      const keys = [
        ...new Set(sources.filter((one) => one.operation === operation).map((one) => String(one[kind.slice(0, -1)]))),
      ];
      if (keys.length === 0 || keys.some((one) => one.startsWith('$'))) continue;
      for (const key of Object.keys(limits.operations[operation][kind] ?? {}))
        if (!keys.includes(key) && key in recordOf(recordOf(config.file(kind).value)[kind]))
          complain(
            ['operations', operation, kind, key],
            `limits nothing: ${operation} takes ${keys.join(', ')} alone`,
            keys[0],
            true,
          );
    }
  }
}

/** The amounts that a prop can have, with their paths in config/limits.json; a literal has an empty path. */
function amountsAt(limits: Limits, value: unknown, data: unknown): LimitFigure[] {
  if (typeof value !== 'string') return [];
  if (/^\d+(\.\d+)?$/.test(value)) return [{ path: [], amount: value }];
  const read = limitRead(value, data);
  if (read) return figuresOf(limits, ...read);
  if (!value.startsWith('$limits.')) return [];
  const path = value.slice('$limits.'.length).split('.');
  const amount = path.reduce<unknown>((node, key) => recordOf(node)[key], limits);
  return typeof amount === 'string' ? [{ path, amount }] : [];
}

/** The values of a prop at a path; of a list on the way, those of all entries. */
function valuesAt(node: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>((nodes, key) => nodes.flatMap((one) => recordOf(one)[key]), [node]);
}
