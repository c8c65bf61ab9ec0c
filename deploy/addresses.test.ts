import { expect, test } from 'vitest';
import { type AddressValues, apiOriginFor, refusals } from './addresses.ts';

const good: AddressValues = {
  app: { versionLabel: '1', apiAddress: '', sameOriginHosts: ['localhost'], supportEmail: 'help@karat.test' },
  links: { login: 'https://login.karat.test/', links: { landing: 'https://karat.test/' } },
  networks: { ton: { explorer: { address: 'https://tonviewer.com/{address}' } } },
};
const hosts = ['app.karat.test', 'mini.karat.test'];

test('real addresses are not refused, and the API is that of the hosts', () => {
  expect(refusals(good, hosts, undefined)).toEqual([]);
  expect(refusals(good, hosts, 'https://api.karat.test')).toEqual([]);
  expect(apiOriginFor(good, 'app.karat.test')).toBe('https://api.karat.test');
});

test('monitoring that is off or has a real address is not refused', () => {
  for (const url of ['', 'https://monitor.karat.test/pages'])
    expect(refusals({ ...good, app: { ...good.app, monitoring: { url } } }, hosts, undefined)).toEqual([]);
});

test.each([
  [
    { links: { login: '/sandbox/login', links: {} } },
    'config/links.json /login — "/sandbox/login" is an address of the sandbox',
  ],
  [{ links: { login: 'https://login.karat.example.group/', links: {} } }, 'config/links.json /login — '],
  [
    { links: { login: 'https://a.test/', links: { support: 'https://t.me/karat_example' } } },
    'config/links.json /links/support — ',
  ],
  [{ links: { login: 'https://localhost/', links: {} } }, 'is an address of an example: set the real one'],
  [
    { networks: { ton: { explorer: { address: 'https://explorer.example/' } } } },
    'config/networks.json /ton/explorer/address — ',
  ],
  [{ app: { ...good.app, supportEmail: 'support@karat.example.com' } }, 'config/app.json /supportEmail — '],
  [
    { app: { ...good.app, monitoring: { url: 'https://monitor.example.com/' } } },
    'config/app.json /monitoring/url — "https://monitor.example.com/" is an address of an example: set the real one',
  ],
  [{ app: { ...good.app, monitoring: { url: 'http://localhost:9/' } } }, 'config/app.json /monitoring/url — '],
  [
    { app: { ...good.app, apiAddress: 'https://127.0.0.1:4173' } },
    'config/app.json /apiAddress — https://127.0.0.1:4173 is not a public address',
  ],
])('%j is refused', (changed, message) => {
  const [first, ...others] = refusals({ ...good, ...changed }, hosts, undefined);
  expect(first).toContain(message);
  expect(others).toEqual([]);
});

test('the login address is refused first', () => {
  const links = { links: { landing: 'https://example.com/' }, login: '/sandbox/login' };
  expect(refusals({ ...good, links }, hosts, undefined)[0]).toContain('/login');
});

test('an API that the app would not call is refused, with what to set', () => {
  expect(refusals(good, hosts, 'https://gold.test')).toEqual([
    'config/app.json /apiAddress — the app would call https://api.karat.test: set it to "https://gold.test"',
  ]);
  expect(refusals(good, ['app.karat.test', 'mini.gold.test'], undefined)[0]).toContain('https://api.gold.test');
});
