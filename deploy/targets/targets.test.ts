import { expect, test } from 'vitest';
import { noEnvironment } from '../../compiler/values/environments.ts';
import type { Environment } from '../../src/values/environment-schema.ts';
import { type ServerOptions, defaultOptions } from '../options.ts';
import { siteOf } from '../site.ts';
import { caddyConfiguration } from './caddy.ts';
import { nginxConfiguration } from './nginx.ts';
import { headersFile, redirectsFile } from './static-host.ts';

const environment: Environment = { ...noEnvironment, hosts: { web: 'app.karat.test', mini: 'mini.karat.test' } };
const site = (changed: Partial<ServerOptions> = {}, values = environment) =>
  siteOf('/srv/karat', { ...defaultOptions, ...changed }, values);
const [web, mini] = site().hosts;

test('each host may call the API alone, and only the mini-app may be framed', () => {
  const policies = [web, mini].map((host) => host?.headers['content-security-policy']);
  for (const policy of policies) expect(policy).toContain("connect-src 'self' https://api.karat.test;");
  expect(policies[0]).toContain("frame-ancestors 'none'");
  expect(policies[1]).toContain('frame-ancestors https://web.telegram.org;');
  expect(web?.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('each host may call the collector of monitoring, if there is one', () => {
  const monitored = site({}, { ...environment, monitoring: { url: 'https://monitor.karat.test/pages', share: 0 } });
  const allowed = "connect-src 'self' https://api.karat.test https://monitor.karat.test;";
  for (const write of [nginxConfiguration, caddyConfiguration]) expect(write(monitored)).toContain(allowed);
  for (const { headers } of monitored.hosts) expect(headers['content-security-policy']).toContain(allowed);
});

test('nginx leads from http to https on the usual port', () => {
  expect(nginxConfiguration(site())).toContain('return 301 https://$host$request_uri;');
  expect(nginxConfiguration(site({ listen: 8443 }))).not.toContain('listen 80');
});

test('the certificate is the usual one of the web host, unless it is named', () => {
  expect(site()).toMatchObject({
    certificate: '/etc/letsencrypt/live/app.karat.test/fullchain.pem',
    key: '/etc/letsencrypt/live/app.karat.test/privkey.pem',
  });
  expect(site({ certificate: '/srv/tls/cert.pem' }).certificate).toBe('/srv/tls/cert.pem');
});

test.each([
  ['1.28', 'listen 443 ssl;\n  listen [::]:443 ssl;\n  http2 on;'],
  ['1.25.1', 'http2 on;'],
  ['2.0', 'http2 on;'],
  ['1.25.0', 'listen 443 ssl http2;\n  listen [::]:443 ssl http2;\n  server_name'],
  ['1.22', 'listen 443 ssl http2;'],
])('HTTP/2 is turned on as nginx %s does', (nginxVersion, lines) => {
  const text = nginxConfiguration(site({ nginxVersion }));
  expect(text).toContain(lines);
  expect(text).not.toContain(lines.includes('http2 on;') ? 'ssl http2' : 'http2 on');
});

test('where a host serves the API itself, its paths are not hidden', () => {
  const sameOrigin = site({}, { ...environment, sameOriginHosts: ['*.karat.test'] });
  expect(nginxConfiguration(sameOrigin)).not.toContain('^/(v1');
  expect(caddyConfiguration(sameOrigin)).not.toContain('|^/(v1');
  expect(sameOrigin.hosts[0]?.headers['content-security-policy']).toContain("connect-src 'self';");
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
