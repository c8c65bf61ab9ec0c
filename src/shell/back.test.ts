import { expect, test } from 'vitest';

import { backTarget } from './back.ts';
import { navigationOf } from './screens.ts';

/** The address of Back on a screen. */
function leads(path: string, search: Record<string, string> = {}): string | undefined {
  const way = backTarget(path, search);
  return (
    way &&
    `${way.to}?${new URLSearchParams(Object.entries(way.search).map(([name, value]) => [name, String(value)])).toString()}`
  );
}

test.each(['/', '/home', '/wallet', '/marketing', '/map', '/aboutus', '/protected/wallet'])(
  '%s is a section and has no Back',
  (path) => {
    expect(backTarget(path, {})).toBeUndefined();
  },
);

test.each([
  ['W-SEND-20', '/wallet/send/history', { currency: 'paxg' }, '/wallet/send?currency=paxg'],
  ['LIM-08', '/marketing/sell/limits', { tab: 'network' }, '/marketing/sell?tab=network'],
  ['M-35', '/marketing/qualification-table', {}, '/marketing?tab=network'],
  ['M-38', '/marketing/partner-info', {}, '/marketing?tab=partner'],
  ['M-39', '/marketing/network-info', {}, '/marketing?tab=network'],
  ['LANG-06', '/home/account/language', {}, '/home/account?'],
  ['SH-16', '/protected/wallet/start', { currency: 'paxg' }, '/wallet?currency=paxg'],
  ['SH-18', '/business', { section: 'arb' }, '/home?'],
  ['SH-29', '/trading', { currency: 'paxg', token: 'eth' }, '/home/account?'],
  ['XAU-03', '/xau', {}, '/business?'],
  ['XAU-03', '/xau/arb/loan', {}, '/xau/arb?'],
] as const)('%s Back of %s leads to the screen above, with what both take', (_, path, search, address) => {
  expect(leads(path, search)).toBe(address);
});

test('W-SELL-06 Back goes from the card to cryptocurrency, and from there to the wallet', () => {
  expect(leads('/wallet/sell', { currency: 'paxg', network: 'erc20', method: 'card' })).toBe(
    '/wallet/sell?currency=paxg&network=erc20&method=crypto',
  );
  expect(backTarget('/wallet/sell', { method: 'card' })?.replace).toBe(true);
  expect(leads('/wallet/sell', { currency: 'paxg', network: 'erc20', method: 'crypto' })).toBe('/wallet?currency=paxg');
  expect(leads('/wallet/sell', { currency: 'paxg', method: 'zzz' })).toBe('/wallet?currency=paxg');
});

test.each([
  ['/wallet/send/limits', '/wallet'],
  ['/business', '/home'],
  ['/xau/arb', '/home'],
  ['/trading', '/home'],
  ['/protected/xau', '/home'],
  ['/unknown', undefined],
])('%s is marked in the navigation as part of %s', (path, section) => {
  expect(navigationOf(path)).toBe(section);
});
