import type { FaultKind } from 'engine/schema/fault-kind.ts';
import { z } from 'zod';

import { checkAddress } from '../../src/domain/address.ts';
import { type OperatorValues, type Values, addressForms } from '../../src/values/schema.ts';
import { nearest } from 'engine/compiler/report/faults.ts';
import type { Shape } from 'engine/compiler/check/shape.ts';

type Path = readonly PropertyKey[];
/** Reports a fault at a path of one file. */
export type ReportFault = (path: Path, message: string, nearest?: string, isAtKey?: boolean, kind?: FaultKind) => void;

/** Checks tokens: at least one, all different, each with a rate field that is always there. Markets: all different. */
export function checkTokens(
  { tokens, markets }: Values['tokens'],
  rates: Shape | undefined,
  complain: ReportFault,
): void {
  if (Object.keys(tokens).length === 0) complain(['tokens'], 'needs at least one token');
  for (const [group, entries] of [['tokens', tokens] as const, ['markets', markets] as const]) {
    checkKeys(group, Object.keys(entries), complain);
    for (const field of ['ticker', 'label', 'candleSymbol'] as const)
      checkOnce(
        Object.entries(entries).map(([key, entry]) => [[group, key, field], entry[field]]),
        complain,
      );
    for (const [key, { candleSymbol: pair }] of Object.entries(entries))
      if (!/^(.{6}|.+:.+)$/.test(pair))
        complain(
          [group, key, 'candleSymbol'],
          'the exchange writes a colon in the pair of a name that does not have three letters',
          pair.replace(/^(.+)(...)$/, '$1:$2'),
        );
  }
  for (const [key, { ticker, ...shown }] of Object.entries(tokens))
    for (const field of ['label', 'name'] as const) {
      const words = shown[field].toUpperCase().split(/[^A-Z0-9]+/);
      const other = Object.values(tokens).find((one) => one.ticker !== ticker && words.includes(one.ticker));
      if (other) complain(['tokens', key, field], `"${shown[field]}" is the name of ${other.ticker}, not of ${ticker}`);
    }
  checkOnce(
    Object.entries(tokens).map(([key, { rateField }]) => [['tokens', key, 'rateField'], rateField]),
    complain,
  );
  const known = [...(rates?.fields.keys() ?? [])];
  if (known.length === 0) return;
  for (const [key, { rateField }] of Object.entries(tokens)) {
    const path = ['tokens', key, 'rateField'];
    if (!known.includes(rateField))
      complain(
        path,
        `the rates of openapi.yaml have no "${rateField}", only ${known.join(', ')}`,
        nearest(rateField, known),
      );
    else if (!rates?.required?.has(rateField))
      complain(path, `the rates of openapi.yaml may lack "${rateField}": add it to "required" there`);
  }
}

/** Checks networks: all different, with a known address format, valid addresses and explorer links. */
export function checkNetworks(networks: Values['networks']['networks'], complain: ReportFault): void {
  if (Object.keys(networks).length === 0) complain(['networks'], 'needs at least one network');
  checkKeys('networks', Object.keys(networks), complain);
  for (const field of ['label', 'name'] as const)
    checkOnce(
      Object.entries(networks).map(([key, network]) => [['networks', key, field], network[field]]),
      complain,
    );
  checkOnce(
    Object.entries(networks).map(([key, { explorer }]) => [
      ['networks', key, 'explorer', 'transaction'],
      explorer.transaction,
    ]),
    complain,
  );
  for (const [key, network] of Object.entries(networks)) {
    checkExplorer(key, network, complain);
    const { coin, addresses, addressStart, hasMemo, contracts = {}, burn = [] } = network;
    if (addresses === undefined && !addressForms.some((one) => one === key))
      complain(
        ['networks', key, 'addresses'],
        `missing "addresses": how its addresses are written, one of ${addressForms.join(', ')}`,
        undefined,
        false,
        { is: 'missing' },
      );
    const form = addresses ?? addressForms.find((one) => one === key);
    for (const [group, entries] of Object.entries({ contracts, burn }))
      for (const [name, address] of Object.entries(entries))
        if (form && !checkAddress(address, form).isValid)
          complain(['networks', key, group, name], `is not an address of ${key}: compare every character`);
    const starts = addressStart?.split(/[, ]+/) ?? [''];
    if (Object.values(contracts).some((address) => !starts.some((start) => address.startsWith(start))))
      complain(['networks', key, 'addressStart'], `its contracts under "contracts" do not begin with ${addressStart}`);
    if (coin !== undefined && Object.keys(contracts).includes(coin.toLowerCase()))
      complain(['networks', key, 'coin'], `${coin} is a token on ${key}: fees are paid in the network's own coin`);
    if (form !== undefined && hasMemo !== (form === 'ton'))
      complain(
        ['networks', key, 'hasMemo'],
        hasMemo ? `transfers on ${key} take no memo` : 'exchanges credit transfers on TON by their memo',
      );
  }
}

type Networks = Values['networks']['networks'];

/** Checks that both pages of an explorer are of one site and not the same page. */
function checkExplorer(key: string, { explorer }: Networks[string], complain: ReportFault): void {
  for (const [name, placeholder] of [['transaction', 'hash'] as const, ['address', 'address'] as const]) {
    const path = ['networks', key, 'explorer', name];
    const names = [...explorer[name].matchAll(/\{(\w*)\}/g)].map(([, one]) => one ?? '');
    const strange = names.find((one) => one !== placeholder);
    if (!/^https:\/\/[^\s/{}]+\//.test(explorer[name])) complain(path, 'must be an address that begins with https://');
    else if (strange !== undefined) complain(path, `unknown placeholder {${strange}}, only {${placeholder}}`);
    else if (names.length === 0) complain(path, `the placeholder {${placeholder}} is missing`);
  }
  const [addressHost, shown] = [explorer.address, explorer.transaction].map(
    (one) => /^https:\/\/([^/]+)/.exec(one)?.[1],
  );
  const path = ['networks', key, 'explorer', 'transaction'];
  if (addressHost !== undefined && shown !== undefined && addressHost !== shown)
    complain(path, `is of another site than the addresses of ${key}, ${addressHost}`);
  // A page of any search serves both.
  else if (/\baddress\/\{hash\}/.test(explorer.transaction))
    complain(path, 'leads to the page of an address, not of a transaction');
  else if (/\b(?:tx|transaction)\/\{address\}/.test(explorer.address))
    complain(['networks', key, 'explorer', 'address'], 'leads to the page of a transaction, not of an address');
}

/** Checks links: addresses that a browser can open, all different, with well-formed placeholders. */
export function checkLinks({ links }: OperatorValues['links'], complain: ReportFault): void {
  checkOnce(
    Object.entries(links).map(([name, address]) => [['links', name], address]),
    complain,
  );
  for (const [name, address] of Object.entries(links)) checkLink(['links', name], address, complain);
}

/** The hosts on which every chat, channel and bot is a path. */
const messengerHosts: ReadonlySet<string> = new Set(['t.me', 'telegram.me', 'wa.me', 'm.me']);

/** Checks that a browser can open an address, and that its placeholders are well formed. */
export function checkLink(path: readonly string[], address: string, complain: ReportFault): void {
  const filled = address.replaceAll(/\{\w+\}/g, '1');
  const [, scheme] = /^(mailto|tel|tg):/.exec(filled) ?? [];
  const receiver = address.replace(/^mailto:|\?.*$/g, '');
  const isPath = isPathOfHost(filled);
  if ((!filled.startsWith('https:') && scheme === undefined && !isPath) || /\s/.test(address))
    complain(path, 'must be an address that begins with https://, mailto:, tel:, tg: or one /');
  else if (scheme === undefined && !isPath && !isWebAddress(filled))
    complain(path, 'this is not a valid host: it needs a name and a top-level domain, as in https://example.com/');
  else if (scheme === 'mailto' && !receiver.includes('{') && !z.email().safeParse(receiver).success)
    complain(path, 'must have an e-mail address after mailto:');
  else if (isWebAddress(filled) && messengerHosts.has(new URL(filled).host) && new URL(filled).pathname === '/')
    complain(path, `leads to nobody: a chat or channel is missing after ${address}`);
  else if (/[{}]/.test(address.replaceAll(/\{\w+\}/g, '')))
    complain(path, 'a placeholder has one brace on each side, as {name}', undefined, false, { is: 'braces' });
}

/** Whether an address is a path of the page's host: a second slash or a backslash would lead to another host. */
export function isPathOfHost(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** Whether an address is a web address: https with a full host name, or http for localhost only. */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (['localhost', '127.0.0.1'].includes(hostname)) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(hostname);
}

/** Checks that keys have only lowercase letters and digits, as they are used in addresses and references. */
function checkKeys(group: string, keys: readonly string[], complain: ReportFault): void {
  for (const key of keys)
    if (!/^[a-z][a-z0-9]*$/.test(key))
      complain(
        [group, key],
        `"${key}" is not a valid name: lowercase letters and digits, starting with a letter`,
        undefined,
        true,
      );
}

/** Checks that no name is empty or used twice. */
export function checkOnce(named: readonly (readonly [readonly PropertyKey[], string])[], complain: ReportFault): void {
  const names = named.map(([, name]) => name);
  for (const [index, [path, name]] of named.entries()) {
    if (name.trim() === '') complain(path, 'must not be empty');
    else if (names.indexOf(name) < index)
      complain(path, `"${name}" occurs twice`, undefined, false, { is: 'repeated' });
  }
}
