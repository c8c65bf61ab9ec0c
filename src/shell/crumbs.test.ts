import { describe, expect, it } from 'vitest';

import { crumbsOf, sectionOf } from './crumbs.ts';

const titles: Readonly<Record<string, string>> = {
  '/home': 'Start',
  '/home/account': 'Account',
  '/home/account/language': 'Language',
  '/wallet': 'Wallet',
  '/wallet/send': 'Send',
  '/wallet/send/limits': 'Limits',
  '/wallet/send/history/info': 'History',
};
const crumbs = (path: string): string[] =>
  crumbsOf(path, (of) => titles[of]).map(({ path: to, title, isLink }) => (isLink ? `${title} → ${to}` : title));

describe('the section of a path', () => {
  it.each([
    ['/wallet', '/wallet'],
    ['/wallet/send/history/info', '/wallet'],
    ['/', '/'],
    ['/protected/wallet/send', '/wallet'],
    ['/protected/wallet', '/wallet'],
    ['/protected', '/protected'],
    ['/protectedwallet/send', '/protectedwallet'],
  ])('SH-16 %s belongs to %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });
});

describe('the crumbs of a path', () => {
  it('SH-14 a section alone is itself, without a link', () => {
    expect(crumbs('/wallet')).toEqual(['Wallet']);
    expect(crumbs('/home')).toEqual(['Start']);
  });

  it('SH-15 a deeper page follows its section, which is a link', () => {
    expect(crumbs('/wallet/send')).toEqual(['Wallet → /wallet', 'Send']);
    expect(crumbs('/home/account')).toEqual(['Start → /home', 'Account']);
  });

  it('SH-22 a page of the third level follows its section at once', () => {
    expect(crumbs('/home/account/language')).toEqual(['Start → /home', 'Language']);
    expect(crumbs('/wallet/send/limits')).toEqual(['Wallet → /wallet', 'Limits']);
  });

  it('SH-19 what the address has chosen on a page follows the page, which is a link then', () => {
    const chosen = (path: string): string[] =>
      crumbsOf(path, (of) => titles[of], 'Paxg').map(({ title, isLink }) => (isLink ? `${title} →` : title));
    expect(chosen('/wallet')).toEqual(['Wallet →', 'Paxg']);
    expect(chosen('/wallet/send')).toEqual(['Wallet →', 'Send →', 'Paxg']);
  });

  it('a page without a title of its own leaves its section', () => {
    expect(crumbs('/wallet/unknown')).toEqual(['Wallet → /wallet']);
    expect(crumbs('/unknown/page')).toEqual([]);
  });
});
