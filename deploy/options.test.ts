import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const hosts = ['--web', 'app.karat.test', '--mini', 'mini.karat.test', '--out', 'site'];
const read = (...args: string[]) => readOptions(['--target', 'nginx', ...hosts, ...args]);

test('the certificate is the usual one of the web host, unless it is named', () => {
  expect(read()).toMatchObject({
    certificate: '/etc/letsencrypt/live/app.karat.test/fullchain.pem',
    key: '/etc/letsencrypt/live/app.karat.test/privkey.pem',
    keepDays: 30,
    listen: 443,
    isRollback: false,
  });
  expect(read('--certificate', '/srv/tls/cert.pem').certificate).toBe('/srv/tls/cert.pem');
});

test('an API is an origin over https', () => {
  expect(read('--api', 'https://api.karat.test/').api).toBe('https://api.karat.test');
});

test.each([
  [['--api', 'http://api.karat.test'], '--api: "http://api.karat.test" is not an origin'],
  [['--api', 'https://api.karat.test/v1'], 'is not an origin'],
  [['--keep-days', 'x'], '--keep-days: "x" is not a whole number from 0 to 3650.'],
  [['--listen', '70000'], '--listen: "70000" is not a whole number'],
  [['--key', '/etc/key.pem; evil'], '--key: "/etc/key.pem; evil" is not an absolute path.'],
  [['--web', 'app.karat.test; }'], '--web: "app.karat.test; }" is not a host name'],
  [['--web', 'localhost'], '--web: "localhost" is not a host name'],
  [['--web', 'mini.karat.test'], '--web and --mini must differ'],
])('%j is refused', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});

test('a missing option is named', () => {
  expect(() => readOptions(['--target', 'apache', ...hosts])).toThrow('--target must be one of nginx, caddy, headers.');
  expect(() => readOptions(['--target', 'caddy', '--web', 'app.karat.test'])).toThrow('--mini is missing.');
});
