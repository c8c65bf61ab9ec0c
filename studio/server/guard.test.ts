import { describe, expect, it } from 'vitest';

import { configName } from './config-name.ts';
import { refusalOf } from './guard.ts';

const host = 'studio.localhost:4400';
const token = 'right';
const isToken = (sent: string): boolean => sent === token;
const requestWith = (headers: Record<string, string>, method = 'GET') => ({
  method,
  headers: new Headers({ host, 'x-studio-token': token, ...headers }),
});

describe('requests', () => {
  it('pass from the page with the token of this start', () => {
    expect(refusalOf(requestWith({}), `http://${host}`, isToken)).toBeUndefined();
    expect(refusalOf(requestWith({ origin: `http://${host}` }, 'POST'), `http://${host}`, isToken)).toBeUndefined();
  });

  it.each([
    ['another host', { host: 'localhost:4400' }],
    ['a name that points here', { host: 'evil.example:4400' }],
    ['another origin', { origin: 'http://evil.example' }],
    ['the preview', { origin: 'http://app.studio.localhost:4401' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['a wrong token', { 'x-studio-token': 'wrong' }],
    ['no token', { 'x-studio-token': '' }],
  ])('are refused from %s', (_, headers) => {
    expect(refusalOf(requestWith(headers), `http://${host}`, isToken)).toBeDefined();
  });

  it('without a token only read the files of the page', () => {
    expect(refusalOf(requestWith({ 'x-studio-token': '' }), `http://${host}`)).toBeUndefined();
    expect(refusalOf(requestWith({ 'x-studio-token': '' }, 'POST'), `http://${host}`)).toBeDefined();
  });
});

describe('names of files', () => {
  it.each(['limits', 'screens/wallet/buy', 'locales/en'])('%s passes', (name) => {
    expect(configName(name)).toBe(name);
  });

  it.each([
    '../package',
    'screens/../../package',
    '/etc/passwd',
    'screens//wallet',
    'screens/wallet/',
    String.raw`screens\wallet`,
    'screens/%2e%2e/x',
    'unknown',
    'locales/a/b',
    '.hidden',
    'limits.json',
    '',
    7,
    undefined,
  ])('%s is refused', (name) => {
    expect(() => configName(name)).toThrow('not the name of a file');
  });
});
