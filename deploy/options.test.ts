import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepOptions, readOptions } from './options.ts';

let out = '';
beforeEach(() => (out = mkdtempSync(join(tmpdir(), 'deployed-'))));
afterEach(() => rmSync(out, { recursive: true }));

function read(...args: string[]) {
  const options = readOptions(args, '/karat');
  if (options === 'help') throw new Error('help');
  return options;
}

test('an environment and a folder are enough to publish', () => {
  expect(read('--environment', 'production', '--out', out)).toEqual({
    command: { kind: 'publish', environment: 'production', dist: undefined },
    out,
    config: '/karat/config',
    server: {
      target: 'nginx',
      keepDays: 30,
      certificate: '',
      key: '',
      listen: 443,
      log: '/var/log/nginx/karat.log',
      nginxVersion: '1.28',
    },
  });
});

test('what was said of the server stays, so that a rollback needs the folder alone', () => {
  const said = ['--target', 'caddy', '--keep-days', '7', '--nginx-version', '1.22.1', '--key', '/srv/key.pem'];
  const { server } = read('--environment', 'production', '--out', out, ...said);
  keepOptions(out, server);
  expect(read('--rollback', '--out', out)).toMatchObject({ command: { kind: 'rollback' }, server });
  expect(read('--rollback', '--out', out, '--target', 'nginx').server).toEqual({ ...server, target: 'nginx' });
});

test('a site is carried over with its hosts', () => {
  const hosts = ['--web', 'app.karat.test', '--mini', 'mini.karat.test'];
  expect(read('--carry-over', '--environment', 'production', '--out', out, ...hosts).command).toEqual({
    kind: 'carry-over',
    environment: 'production',
    hosts: { web: 'app.karat.test', mini: 'mini.karat.test' },
  });
});

test('help is given whatever else is asked for', () => {
  expect(readOptions(['--help'], '/karat')).toBe('help');
});

test.each([
  [[], '--environment is missing'],
  [['--environment', '../x'], '--environment: "../x" is not the name of a file of config/environments.'],
  [['--environment', 'p', '--keep-days', 'x'], '--keep-days: "x" is not a whole number from 0 to 3650.'],
  [['--environment', 'p', '--listen', '70000'], '--listen: "70000" is not a whole number'],
  [['--environment', 'p', '--key', '/etc/key.pem; evil'], '--key: "/etc/key.pem; evil" is not an absolute path.'],
  [['--environment', 'p', '--nginx-version', 'new'], '--nginx-version: "new" is not a version such as 1.28.0.'],
  [['--environment', 'p', '--target', 'apache'], '--target must be one of nginx, caddy, headers.'],
  [['--environment', 'p', '--web', 'app.karat.test'], '--web and --mini stand in config/environments/p.json'],
  [['--environment', 'p', '--carry-over'], '--carry-over needs --web and --mini.'],
  [['--environment', 'p', '--rollback'], '--rollback keeps the environment: leave out --environment.'],
])('%j is refused', (args, message) => {
  expect(() => read('--out', out, ...args)).toThrow(message);
});

test('a missing folder is named', () => {
  expect(() => read('--rollback')).toThrow('--out is missing.');
});
