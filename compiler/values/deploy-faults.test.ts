import { expect, test } from 'vitest';

import type { Environment } from '../../src/values/environment-schema.ts';
import { apiOriginFor, deployFaults } from './deploy-faults.ts';
import { noEnvironment } from './environments.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import { SourceFile } from 'engine/compiler/read/source-file.ts';

const good: Environment = {
  ...noEnvironment,
  hosts: { web: 'app.karat.test', mini: 'mini.karat.test' },
  sameOriginHosts: ['localhost'],
  login: 'https://login.karat.test/',
  loginGroup: 'https://login.karat.test/',
  supportEmail: 'help@karat.test',
  support: 'https://t.me/karat',
};
const published = {
  links: { links: { landing: 'https://karat.test/', mail: 'mailto:{address}' } },
  networks: { networks: { ton: { explorer: { address: 'https://tonviewer.com/{address}' } } } },
};

function refused(changed: Partial<Environment>, values = published): string[] {
  const environment = { ...good, ...changed };
  const fileOf = (name: string, value: unknown): SourceFile =>
    new SourceFile(`config/${name}.json`, JSON.stringify(value, undefined, 2));
  const files = new Map(Object.entries(values).map(([name, value]) => [name, fileOf(name, value)]));
  const file = fileOf('environments/production', environment);
  return deployFaults(values, environment, { config: { file: (name) => files.get(name) ?? file }, file }).map(
    faultLine,
  );
}

test('real addresses are not refused, and the API is that of the hosts', () => {
  expect(refused({})).toEqual([]);
  expect(refused({ apiAddress: 'https://gold.test/v2' })).toEqual([]);
  expect(apiOriginFor(good, 'app.karat.test')).toBe('https://api.karat.test');
});

test('monitoring that is off or has a real address is not refused', () => {
  for (const url of ['', 'https://monitor.karat.test/pages'])
    expect(refused({ monitoring: { url, share: 0 } })).toEqual([]);
});

const place = /^config\/environments\/production\.json:\d+:\d+ /;
test.each([
  [{ login: '/sandbox/login' }, '/login — "/sandbox/login" is an address of the sandbox: set the real one'],
  [{ loginGroup: 'https://login.karat.example.group/' }, '/loginGroup — '],
  [{ support: 'https://t.me/karat_example' }, '/support — '],
  [{ supportChat: 'https://localhost/' }, '/supportChat — "https://localhost/" is an address of an example'],
  [{ supportEmail: 'support@karat.example.com' }, '/supportEmail — '],
  [{ monitoring: { url: 'http://localhost:9/', share: 0 } }, '/monitoring/url — '],
  [
    { hosts: { web: 'app.karat.example.com', mini: 'mini.karat.test' } },
    '/hosts/web — "app.karat.example.com" is a host',
  ],
  [{ hosts: undefined }, '/hosts — missing "hosts": the host names of the app, "web" and "mini"'],
  [{ apiAddress: 'https://127.0.0.1:4173' }, '/apiAddress — https://127.0.0.1:4173 is not a public address'],
  [
    { hosts: { web: 'app.karat.test', mini: 'mini.gold.test' } },
    '/apiAddress — the app would call https://api.karat.test and https://api.gold.test',
  ],
])('an environment with %j is refused at its place', (changed, message) => {
  const [first = '', ...others] = refused(changed);
  expect(first).toMatch(place);
  expect(first).toContain(message);
  expect(others).toEqual([]);
});

test('what operators publish is refused at its place, after the login address', () => {
  const links = { links: { ...published.links.links, landing: 'https://example.com/' } };
  const networks = { networks: { ton: { explorer: { address: 'https://explorer.example/' } } } };
  expect(refused({ login: '/sandbox/login' }, { links, networks })).toEqual([
    expect.stringMatching(/^config\/environments\/production\.json:\d+:\d+ \/login — /),
    'config/links.json:3:16 /links/landing — "https://example.com/" is an address of an example: set the real one',
    'config/networks.json:5:20 /networks/ton/explorer/address — "https://explorer.example/" is an address of an example: set the real one',
  ]);
});

test('a fault of a file that is not there has a place, too', () => {
  const { line, column, pointer } = new SourceFile('config/none.json', undefined).fault(['hosts', 'web'], 'missing');
  expect({ line, column, pointer }).toEqual({ line: 1, column: 1, pointer: '/hosts/web' });
});
