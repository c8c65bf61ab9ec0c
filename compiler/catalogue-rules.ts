import { z } from 'zod';

import { type Values, addressForms } from '../src/values/schema.ts';
import { nearest } from './faults.ts';
import type { Shape } from './shape.ts';

/** Tells what is wrong at a place of one file. */
export type Complain = (path: readonly PropertyKey[], message: string, nearest?: string, isAtKey?: boolean) => void;

/** Tokens: at least one, no two alike, each priced by a field that the rates never lack; markets no two alike. */
export function checkTokens({ tokens, markets }: Values['tokens'], rates: Shape | undefined, complain: Complain): void {
  if (Object.keys(tokens).length === 0) complain(['tokens'], 'needs at least one token');
  for (const [group, entries] of [['tokens', tokens] as const, ['markets', markets] as const]) {
    checkKeys(group, Object.keys(entries), complain);
    for (const field of ['ticker', 'label'] as const)
      checkOnce(
        Object.entries(entries).map(([key, entry]) => [[group, key, field], entry[field]]),
        complain,
      );
    for (const [key, { candleSymbol: pair }] of Object.entries(entries))
      if (!/^(.{6}|.+:.+)$/.test(pair))
        complain(
          [group, key, 'candleSymbol'],
          'the exchange puts a colon into the pair of a name that has not three letters',
          pair.replace(/^(.+)(...)$/, '$1:$2'),
        );
  }
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
      complain(path, `the rates of openapi.yaml may lack "${rateField}": it must stand under "required" there`);
  }
}

/** Networks: no two alike, with addresses that can be checked, and an explorer that finds what it is asked for. */
export function checkNetworks(networks: Values['networks']['networks'], complain: Complain): void {
  if (Object.keys(networks).length === 0) complain(['networks'], 'needs at least one network');
  checkKeys('networks', Object.keys(networks), complain);
  for (const field of ['label', 'name'] as const)
    checkOnce(
      Object.entries(networks).map(([key, network]) => [['networks', key, field], network[field]]),
      complain,
    );
  for (const [key, { addresses, explorer }] of Object.entries(networks)) {
    if (addresses === undefined && !addressForms.some((one) => one === key))
      complain(
        ['networks', key, 'addresses'],
        `missing "addresses": how its addresses are written, one of ${addressForms.join(', ')}`,
      );
    for (const [name, placeholder] of [['transaction', 'hash'] as const, ['address', 'address'] as const]) {
      const path = ['networks', key, 'explorer', name];
      const names = [...explorer[name].matchAll(/\{(\w*)\}/g)].map(([, one]) => one ?? '');
      const strange = names.find((one) => one !== placeholder);
      if (!/^https:\/\/[^\s/{}]+\//.test(explorer[name]))
        complain(path, 'must be an address that begins with https://');
      else if (strange !== undefined) complain(path, `unknown placeholder {${strange}}, only {${placeholder}}`);
      else if (names.length === 0) complain(path, `the placeholder {${placeholder}} is missing`);
    }
  }
}

/** Links: addresses that a browser may open, with whole placeholders. */
export function checkLinks({ links, login, loginGroup }: Values['links'], complain: Complain): void {
  const all: [string[], string][] = Object.entries(links).map(([name, address]) => [['links', name], address]);
  for (const [path, address] of [...all, [['login'], login], [['loginGroup'], loginGroup]] as const) {
    const filled = address.replaceAll(/\{\w+\}/g, '1');
    const [, scheme, rest = ''] = /^(mailto|tel|tg):(.*)$/.exec(filled) ?? [];
    if ((!filled.startsWith('https:') && scheme === undefined && !filled.startsWith('/')) || /\s/.test(address))
      complain(path, 'must be an address that begins with https://, mailto:, tel:, tg: or /');
    else if (scheme === undefined && !filled.startsWith('/') && !isWebAddress(filled))
      complain(path, 'there is no such host: it has a name and an ending, as in https://example.com/');
    else if (scheme === 'mailto' && !address.includes('{') && !z.email().safeParse(rest.replace(/\?.*$/, '')).success)
      complain(path, 'must have an e-mail address after mailto:');
    else if (/[{}]/.test(address.replaceAll(/\{\w+\}/g, '')))
      complain(path, 'a placeholder has one brace on each side, as {name}');
  }
}

/** The one address, day and times of config/app.json that can be told wrong. */
export function checkApp(app: Values['app'], complain: Complain): void {
  const { apiAddress, cardAvailableFrom, supportEmail, defaultReferralCode: code, referralCode } = app;
  if (code.length > referralCode.longest || !code.split('').every((letter) => referralCode.characters.includes(letter)))
    complain(['defaultReferralCode'], 'is no code of the length and characters that referralCode allows');
  if (apiAddress !== '' && (!isWebAddress(apiAddress) || /[?#]/.test(apiAddress)))
    complain(
      ['apiAddress'],
      'must be empty or an address that begins with https:// (http:// for localhost alone), without ? and #',
    );
  if (!z.email().safeParse(supportEmail).success) complain(['supportEmail'], 'must be an e-mail address');
  const day = new Date(`${cardAvailableFrom}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(cardAvailableFrom))
    complain(['cardAvailableFrom'], `there is no day ${cardAvailableFrom}`);
  const times: [string[], number][] = [
    ...(
      [
        'requestTimeout',
        'transferTimeout',
        'equalTransferWithin',
        'historyCountdown',
        'toastDuration',
        'copiedDuration',
      ] as const
    ).map((key): [string[], number] => [[key], app[key]]),
    ...Object.entries(app.freshness).map(([key, time]): [string[], number] => [['freshness', key], time]),
    [['reauthentication', 'firstDelay'], app.reauthentication.firstDelay],
  ];
  for (const [path, time] of times)
    if (time < 100) complain(path, `counts milliseconds: ${time} is shorter than anybody can see, a second is 1000`);
}

/** Whether an address can be one of the web: https with a host of a name and an ending, http for this machine alone. */
function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (['localhost', '127.0.0.1'].includes(hostname)) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(hostname);
}

/** Keys stand in addresses and references: small letters and digits. */
function checkKeys(group: string, keys: readonly string[], complain: Complain): void {
  for (const key of keys)
    if (!/^[a-z][a-z0-9]*$/.test(key))
      complain([group, key], `"${key}" is no name here: small letters and digits, the first a letter`, undefined, true);
}

/** Names that are empty, or there before. */
export function checkOnce(named: readonly (readonly [readonly PropertyKey[], string])[], complain: Complain): void {
  const names = named.map(([, name]) => name);
  for (const [index, [path, name]] of named.entries()) {
    if (name.trim() === '') complain(path, 'must not be empty');
    else if (names.indexOf(name) < index) complain(path, `"${name}" is there twice`);
  }
}
