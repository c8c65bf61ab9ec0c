import { z } from 'zod';

import type { Environment } from '../../src/values/environment-schema.ts';
import { type ReportFault, checkLink, isPathOfHost, isWebAddress } from './catalogue-rules.ts';
import { nearest } from 'engine/compiler/report/faults.ts';
import { networkOfExplorer } from './world-rules.ts';
import { recordOf } from 'engine/record.ts';

/** A host name with at least two labels; it is written into configurations of servers, so nothing else may be in it. */
const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** What the app fills in at the placeholders of an address. */
const filledIn: Readonly<Record<string, readonly string[]>> = {
  login: [],
  loginGroup: [],
  support: [],
  supportChat: ['message'],
  supportMail: ['address', 'subject', 'message'],
};

/** Checks the addresses and hosts of an environment. */
export function checkEnvironment(environment: Environment, complain: ReportFault): void {
  const { apiAddress, supportEmail, monitoring, hosts, sameOriginHosts } = environment;
  if (apiAddress !== '' && (!isWebAddress(apiAddress) || /[?#]/.test(apiAddress)))
    complain(
      ['apiAddress'],
      'must be empty or an address that begins with https:// (http:// only for localhost), without ? and #',
    );
  for (const key of ['login', 'loginGroup'] as const)
    if (environment[key].startsWith('https:')) checkLink([key], environment[key], complain);
    else if (!isPathOfHost(environment[key]))
      complain([key], 'must be an address that begins with https://, or a path of the same host such as /login');
  for (const key of ['support', 'supportChat', 'supportMail'] as const)
    if (environment[key] !== undefined) checkLink([key], environment[key], complain);
  for (const key of ['supportChat', 'supportMail'] as const)
    if (environment[key]?.includes('{message}') === false)
      complain([key], 'the placeholder {message} is missing: what the user wrote would be lost');
  for (const [key, known] of Object.entries(filledIn))
    for (const [, name = ''] of String(recordOf(environment)[key] ?? '').matchAll(/\{(\w+)\}/g))
      if (!known.includes(name)) complain([key], `nothing fills in {${name}}`, nearest(name, known));
  if (monitoring) checkMonitoring(monitoring, complain);
  if (!z.email().safeParse(supportEmail).success) complain(['supportEmail'], 'must be an e-mail address');
  for (const [index, user] of environment.tradingAllowList.entries())
    if (/[\s,;]/.test(user)) complain(['tradingAllowList', index], `"${user}" is not one user id: one a line`);
  for (const [name, host] of Object.entries(hosts ?? {}))
    if (!hostName.test(host)) complain(['hosts', name], `"${host}" is not a host name such as app.example.com`);
  if (hosts && hosts.web === hosts.mini)
    complain(['hosts', 'mini'], 'must differ from the host on the web: the messenger may frame only one of them');
  for (const [index, host] of sameOriginHosts.entries())
    if (!/^(\*\.)?[a-z0-9.-]+$/.test(host))
      complain(['sameOriginHosts', index], `"${host}" is not a host name such as app.example.com or *.example.com`);
}

/** The words with which a host says what it is for. */
const wordsOfHosts: Readonly<Record<string, readonly string[]>> = {
  'the API': ['api'],
  'a login page': ['login', 'auth', 'signin'],
  'the app in browsers': ['app'],
  'the app in the messenger': ['mini', 'miniapp', 'tma'],
  'a service of errors': ['monitor', 'monitoring', 'sentry'],
  pictures: ['img', 'image', 'images', 'static', 'cdn', 'media'],
  'an explorer': ['explorer', 'scan'],
};

/** Checks that no address of an environment is that of another purpose, and that each host is named for its own. */
export function checkPurposes(environment: Environment, complain: ReportFault): void {
  const { apiAddress, login, loginGroup, hosts, monitoring } = environment;
  const places = [
    { path: ['hosts', 'web'], address: hosts && `https://${hosts.web}/`, purpose: 'the app in browsers' },
    {
      path: ['hosts', 'mini'],
      address: hosts && hosts.mini !== hosts.web ? `https://${hosts.mini}/` : '',
      purpose: 'the app in the messenger',
    },
    { path: ['apiAddress'], address: apiAddress, purpose: 'the API' },
    { path: ['login'], address: login, purpose: 'a login page' },
    { path: ['loginGroup'], address: loginGroup, purpose: 'a login page' },
    { path: ['monitoring', 'url'], address: monitoring?.url, purpose: 'a service of errors' },
  ].flatMap(({ address, ...place }) =>
    address !== undefined && isWebAddress(address) ? [{ ...place, url: new URL(address) }] : [],
  );
  const fine: typeof places = [];
  for (const place of places) {
    const { path, url, purpose } = place;
    const [first] = url.hostname.split('.');
    const [other] =
      Object.entries(wordsOfHosts).find(([name, words]) => name !== purpose && words.includes(first ?? '')) ?? [];
    // The app in the messenger may be the only one that has this name, and a service of errors may have an API.
    const isUsual = path[0] === 'hosts' ? first === 'app' : path[0] === 'monitoring' && first === 'api';
    const same = fine.find((one) => one.url.href === url.href && one.purpose !== purpose);
    const network = networkOfExplorer(url.href);
    if (network !== undefined) complain(path, `${url.host} is an explorer of ${network}, not ${purpose}`);
    // An address with a path may be of any host.
    else if (other !== undefined && !isUsual && url.pathname === '/')
      complain(path, `"${url.host}" is named as ${other}, but stands as ${purpose}: are two hosts swapped?`);
    else if (same) complain(path, `is the address of ${same.purpose} too, under ${same.path.join('.')}`);
    else fine.push(place);
  }
  const isGroup = (address: string): boolean => isWebAddress(address) && new URL(address).hostname.endsWith('.group');
  if (isGroup(login) && !isGroup(loginGroup))
    complain(['login'], 'is the login page of sites that end with .group: it stands under "loginGroup"', loginGroup);
}

/** Checks that who runs an API without keys knows what browsers do, and that nobody accepts what cannot happen. */
export function checkRepeats({ honorsIdempotencyKeys, repeats }: Environment, complain: ReportFault): void {
  if (!honorsIdempotencyKeys && repeats === undefined)
    complain(
      ['honorsIdempotencyKeys'],
      'without keys some browsers may send a transfer twice when the connection breaks (docs/browsers.md): see with ' +
        'npm run doctor -- --try-keys whether the API honors keys, or accept it with "repeats": "accepted"',
    );
  if (honorsIdempotencyKeys && repeats !== undefined)
    complain(['repeats'], 'with keys a request is carried out once: leave this out');
}

/** Checks where pages send what goes wrong, and how many of them. */
function checkMonitoring({ url, share }: NonNullable<Environment['monitoring']>, complain: ReportFault): void {
  if (url !== '' && (!isWebAddress(url) || /[?#@]/.test(url)))
    complain(
      ['monitoring', 'url'],
      'must be empty or an address that begins with https:// (http:// only for localhost), without ?, # and @',
    );
  if (share > 0 && url === '')
    complain(['monitoring', 'url'], 'must be an address, as monitoring.share is more than 0');
}
