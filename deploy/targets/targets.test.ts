import { expect, test } from 'vitest';
import { readOptions } from '../options.ts';
import { siteOf } from '../site.ts';
import { caddyConfiguration } from './caddy.ts';
import { nginxConfiguration } from './nginx.ts';
import { headersFile, redirectsFile } from './static-host.ts';

const values = {
  app: { versionLabel: '1', apiAddress: '', sameOriginHosts: [], supportEmail: 'help@karat.test' },
  links: { links: {} },
  networks: {},
};
const site = (...args: string[]) =>
  siteOf(
    readOptions([
      '--target',
      'nginx',
      '--web',
      'app.karat.test',
      '--mini',
      'mini.karat.test',
      '--out',
      '/srv/karat',
      ...args,
    ]),
    values,
  );
const [web, mini] = site().hosts;

test('each host may call the API alone, and only the mini-app may be framed', () => {
  const policies = [web, mini].map((host) => host?.headers['content-security-policy']);
  for (const policy of policies) expect(policy).toContain("connect-src 'self' https://api.karat.test;");
  expect(policies[0]).toContain("frame-ancestors 'none'");
  expect(policies[1]).toContain('frame-ancestors https://web.telegram.org;');
  expect(web?.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('each host may call the collector of monitoring, if there is one', () => {
  const app = { ...values.app, monitoring: { url: 'https://monitor.karat.test/pages' } };
  const monitored = siteOf(
    readOptions(['--target', 'nginx', '--web', 'app.karat.test', '--mini', 'mini.karat.test', '--out', '/srv/karat']),
    { ...values, app },
  );
  const allowed = "connect-src 'self' https://api.karat.test https://monitor.karat.test;";
  for (const write of [nginxConfiguration, caddyConfiguration]) expect(write(monitored)).toContain(allowed);
  for (const { headers } of monitored.hosts) expect(headers['content-security-policy']).toContain(allowed);
});

test('nginx leads from http to https on the usual port', () => {
  expect(nginxConfiguration(site())).toContain('return 301 https://$host$request_uri;');
  expect(nginxConfiguration(site('--listen', '8443'))).not.toContain('listen 80');
});

test('where a host serves the API itself, its paths are not hidden', () => {
  const own = siteOf(
    readOptions(['--target', 'nginx', '--web', 'app.karat.test', '--mini', 'mini.karat.test', '--out', '/srv/karat']),
    { ...values, app: { ...values.app, sameOriginHosts: ['*.karat.test'] } },
  );
  expect(nginxConfiguration(own)).not.toContain('^/(v1');
  expect(caddyConfiguration(own)).not.toContain('|^/(v1');
  expect(own.hosts[0]?.headers['content-security-policy']).toContain("connect-src 'self';");
});

test('a Caddyfile has both hosts with their headers, cache rules and hidden files', () => {
  const text = caddyConfiguration(site());
  for (const host of ['app.karat.test {', 'mini.karat.test {']) expect(text).toContain(host);
  expect(text).toContain('error @hidden 404');
  expect(text).toContain('cache-control "public, max-age=31536000, immutable"');
});

test('a static host gets headers and redirects', () => {
  if (!web) throw new Error('no web host');
  expect(headersFile(web)).toMatch(/^\/\*\n {2}content-security-policy: default-src 'none';/);
  expect(headersFile(web)).toContain(
    '/assets/*\n  ! cache-control\n  cache-control: public, max-age=31536000, immutable',
  );
  expect(redirectsFile(web).split('\n')).toEqual([
    '/assets/* /missing.txt 404',
    '/v1/* /missing.txt 404',
    '/i18n/* /missing.txt 404',
    '/bitfinex/* /missing.txt 404',
    '/sandbox/* /missing.txt 404',
    '/* /index.html 200',
    '',
  ]);
});
