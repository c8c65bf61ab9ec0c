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
  it('SH-14 a section has one crumb without a link', () => {
    expect(crumbs('/wallet')).toEqual(['Wallet']);
    expect(crumbs('/home')).toEqual(['Start']);
  });

  it('SH-15 a deeper page follows its section, which is a link', () => {
    expect(crumbs('/wallet/send')).toEqual(['Wallet → /wallet', 'Send']);
    expect(crumbs('/home/account')).toEqual(['Start → /home', 'Account']);
  });

  it('SH-22 a third-level page directly follows its section', () => {
    expect(crumbs('/home/account/language')).toEqual(['Start → /home', 'Language']);
    expect(crumbs('/wallet/send/limits')).toEqual(['Wallet → /wallet', 'Limits']);
  });

  it('SH-19 a choice in the address follows its page, which becomes a link', () => {
    const chosen = (path: string): string[] =>
      crumbsOf(path, (of) => titles[of], 'Paxg').map(({ title, isLink }) => (isLink ? `${title} →` : title));
    expect(chosen('/wallet')).toEqual(['Wallet →', 'Paxg']);
    expect(chosen('/wallet/send')).toEqual(['Wallet →', 'Send →', 'Paxg']);
  });

  it('a page without a title has only the crumb of its section', () => {
    expect(crumbs('/wallet/unknown')).toEqual(['Wallet → /wallet']);
    expect(crumbs('/unknown/page')).toEqual([]);
  });
});
