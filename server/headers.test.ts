import { describe, expect, test } from 'vitest';
import { apiOriginOf, hostKind, securityHeaders } from './headers.ts';

describe('host kind', () => {
  test.each([
    ['mini.localhost:4173', 'mini-app'],
    ['mini.example.com', 'mini-app'],
    ['app.example.com', 'web'],
    ['minister.example.com', 'web'],
    ['localhost:4173', 'web'],
  ])('%s is %s', (host, kind) => expect(hostKind(host)).toBe(kind));
});

describe('API-01 the API is at the api. subdomain of the parent domain', () => {
  test.each([
    ['https://app.example.com/wallet', 'https://api.example.com'],
    ['https://mini.gold.example.com', 'https://api.gold.example.com'],
    ['http://app.example.test:4173', 'http://api.example.test:4173'],
    ['https://example.com', 'https://api.example.com'],
    ['http://localhost:4173', undefined],
    ['http://mini.localhost:4173', undefined],
    ['http://127.0.0.1:4173', undefined],
    ['http://[::1]:4173', undefined],
    ['http://devbox:4173', undefined],
  ])('%s → %s', (page, origin) => expect(apiOriginOf(new URL(page))).toBe(origin));
});

describe('security headers', () => {
  test('of the web host', () => {
    expect(securityHeaders({ kind: 'web', isSecure: true, apiOrigin: 'https://api.example.com' })).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self' https://api.example.com; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types karat",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
  });

  test('keep the opener if a test asks for it', () => {
    expect(securityHeaders({ kind: 'web', isSecure: true, keepsOpener: true })).not.toHaveProperty(
      'cross-origin-opener-policy',
    );
  });

  test('name the collector of monitoring, only if there is one', () => {
    const monitoringOrigin = 'https://monitor.example.com';
    expect(securityHeaders({ kind: 'web', isSecure: true, monitoringOrigin })['content-security-policy']).toContain(
      "connect-src 'self' https://monitor.example.com;",
    );
  });

  test('of the mini-app host: framed by the messenger, opener kept', () => {
    const headers = securityHeaders({ kind: 'mini-app', isSecure: true });
    // Only the page itself may use the camera, to scan QR codes of addresses.
    expect(headers['permissions-policy']).toMatch(/(^|, )camera=\(self\)(, |$)/);
    expect(headers['permissions-policy']).toContain('microphone=()');
    expect(headers['content-security-policy']).toContain('frame-ancestors https://web.telegram.org;');
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  test('of the mini-app host on this machine: framed by the messenger of the sandbox, too', () => {
    const headers = securityHeaders({ kind: 'mini-app', isSecure: false, isLocal: true });
    expect(headers['content-security-policy']).toContain("frame-ancestors https://web.telegram.org 'self';");
    expect(securityHeaders({ kind: 'web', isSecure: false, isLocal: true })['content-security-policy']).toContain(
      "frame-ancestors 'none';",
    );
  });

  test('promise HTTPS only over HTTPS', () => {
    expect(securityHeaders({ kind: 'web', isSecure: false })).not.toHaveProperty('strict-transport-security');
  });

  test('report only if reports are collected', () => {
    const policyOf = (reportPath?: string) =>
      securityHeaders({ kind: 'web', isSecure: false, reportPath })['content-security-policy'];
    expect(policyOf()).not.toContain('report');
    expect(policyOf('/reports')).toMatch(/; report-uri \/reports$/);
  });
});
