import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readLaunchParameter } from '../domain/launch-parameter.ts';
import { launchOf } from './launch.ts';
import { addressesOf } from './requests.ts';
import type { BootRoute } from './table.ts';

const page = 'https://app.example.com/wallet';
const signed = 'user=%7B%22id%22%3A1%7D&auth_date=1&hash=abc';
const fragment = (params: Record<string, string>) => `#${new URLSearchParams(params)}`;

const rules = {
  referralCode: { longest: 8, characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_' },
};

function launched(address: string) {
  const { launch, rest } = launchOf(new URL(address), 'startapp', rules);
  return { ...launch, rest: rest.href };
}

describe('the launch in an address', () => {
  it.each([
    ['nothing', page, undefined, page],
    ['the query', `${page}?startapp=friend12`, 'friend12', page],
    ['nothing from an empty parameter', `${page}?startapp=`, undefined, page],
    ['the query, with others around it', `${page}?a=1&startapp=x&currency=paxg`, 'x', `${page}?a=1&currency=paxg`],
    ['the first of several', `${page}?startapp=one&startapp=two`, 'one', page],
    ['the fragment', `${page}#startapp=friend12`, 'friend12', page],
    ['the start parameter of the messenger', `${page}#tgWebAppStartParam=friend12`, 'friend12', page],
    ['a fragment that begins with a path', `${page}#/x?startapp=friend12`, 'friend12', page],
    ['the query before the fragment', `${page}?startapp=one#startapp=two`, 'one', page],
    ['a name that only begins alike', `${page}?startapplication=one`, undefined, `${page}?startapplication=one`],
    ['the code of a friend, as a referral link has it', `${page}?ref=DEMO0000&b=1`, 'DEMO0000', `${page}?b=1`],
    ['the code of a friend with invisible characters', `${page}?ref=%20DE%E2%80%8DMO0000`, 'DEMO0000', page],
    ['nothing from two words', `${page}?ref=DEMO%2000`, undefined, page],
    ['nothing from a referral code that is too long', `${page}?ref=abc___def___ghi`, undefined, page],
    ['nothing from a referral code of other characters', `${page}?ref=%3Cb%3E&b=1`, undefined, `${page}?b=1`],
    ['nothing from a short start parameter of other characters', `${page}?startapp=a%20b`, undefined, page],
    ['nothing from an empty referral code', `${page}?ref=`, undefined, page],
    ['an anchor', `${page}?b=%20+c#content`, undefined, `${page}?b=%20+c#content`],
  ])('%s', (_, address, parameter, rest) => {
    expect(launched(address)).toEqual({ parameter, initData: undefined, rest });
  });

  it.each(['.', ')', '…', '%20', '%E2%80%8B', '»,', '%C2%AD%E2%81%A0'])('the code of a friend before %s', (mark) => {
    expect(launched(`${page}?ref=DEMO0000${mark}`)).toMatchObject({ parameter: 'DEMO0000', rest: page });
  });

  it('has the complete launch data of the messenger and its start parameter', () => {
    expect(launched(page + fragment({ tgWebAppData: signed, tgWebAppVersion: '8.0' }))).toEqual({
      parameter: undefined,
      initData: signed,
      messenger: { version: '8.0', platform: '', theme: {} },
      rest: page,
    });
    expect(launched(page + fragment({ tgWebAppData: `${signed}&start_param=friend12` })).parameter).toBe('friend12');
  });
});

/** Unusual search strings and fragments. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.stringMatching(/^[%&=#?+_.\-a-f0-9]*$/),
  fc.webQueryParameters(),
  fc.webFragments(),
  fc.constantFrom('%', '%E0%A4%A', '%00', '__proto__=1', 'constructor[prototype]=1', '\u202e', '=&=&', '%2e%2e%2f'),
);
const parameterText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.stringMatching(/^[a-z_.]{0,20}$/),
  fc.string({ minLength: 500, maxLength: 3000 }),
);
const runs = { numRuns: 1000 };

describe('property: 1,000 launches', () => {
  it('never throw, and leave neither parameter nor launch data in the address', () => {
    fc.assert(
      fc.property(
        nasty,
        nasty,
        parameterText,
        fc.constantFrom('query', 'fragment', 'none'),
        (search, hash, text, place) => {
          const pair = `startapp=${encodeURIComponent(text.toWellFormed())}`;
          const query = place === 'query' ? `${pair}&${search}` : search;
          const anchor = place === 'fragment' ? `${pair}&${hash}` : hash;
          const address = new URL(page);
          address.search = query;
          address.hash = anchor;
          const { launch, rest } = launchOf(address, 'startapp', rules);
          const known = text.toWellFormed();
          // A short parameter with characters that codes do not have is ignored.
          const isAccepted = known.length > 8 || /^[\w-]+$/.test(known);
          if (place !== 'none') expect(launch.parameter).toBe(isAccepted ? known : undefined);
          expect(rest.searchParams.has('startapp')).toBe(false);
          const left = new URLSearchParams(rest.hash.slice(1));
          expect([...left.keys()].filter((key) => key === 'startapp' || key.startsWith('tgWebApp'))).toEqual([]);
          expect(rest.origin + rest.pathname).toBe(page);
          expect(launchOf(rest, 'startapp', rules)).toEqual({
            launch: { parameter: undefined, initData: undefined },
            rest,
          });
          readLaunchParameter(launch.parameter, { ...rules, defaultReferralCode: 'house' });
        },
      ),
      runs,
    );
  });

  it('keep every other search parameter', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), parameterText, (others, text) => {
        const kept = Object.entries(others).filter(
          ([name]) => name !== 'startapp' && name !== 'ref' && name !== 'tgWebAppStartParam',
        );
        const address = new URL(page);
        address.search = new URLSearchParams([...kept, ['startapp', text.toWellFormed()]]).toString();
        const expected = new URLSearchParams(kept.map(([name, value]): [string, string] => [name, value]));
        expect([...launchOf(address, 'startapp', rules).rest.searchParams]).toEqual([...expected]);
      }),
      runs,
    );
  });

  it('request only addresses of the contract', () => {
    const route: BootRoute = {
      search: {
        currency: { from: 'tokens', default: 'xaut' },
        level: { integer: { min: 1, max: 9 }, default: 1 },
        id: { text: { maxLength: 64 }, default: '' },
      },
      requests: [
        { path: '/v1/things/{$search.currency.ticker}', query: [['level', '$search.level']], isPublic: false },
        { path: '/v1/entries', query: [['id', '$search.id']], isPublic: false, isPage: true },
      ],
      files: [],
    };
    const catalogues = { tokens: { xaut: { ticker: 'XAUT' } } };
    fc.assert(
      fc.property(nasty, (search) => {
        for (const { address } of addressesOf(route, new URLSearchParams(search), {
          catalogues,
          honorsParameters: {},
          allowLists: { trading: [] },
        })) {
          const { origin, pathname } = new URL(address, page);
          expect(origin).toBe('https://app.example.com');
          expect(['/v1/things/XAUT', '/v1/entries']).toContain(pathname);
        }
      }),
      runs,
    );
  });
});
