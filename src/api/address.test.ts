import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { apiAddress } from './address.ts';

const values = { apiAddress: '', sameOriginHosts: ['localhost', '127.0.0.1', '*.localhost', 'all-in-one.example.com'] };

describe('API-01 the base address of the API', () => {
  it.each([
    ['https://app.example.com/wallet', 'https://api.example.com'],
    ['https://mini.gold.example.com/', 'https://api.gold.example.com'],
    ['http://app.example.test:4173/', 'http://api.example.test:4173'],
    ['https://example.com/', 'https://api.example.com'],
    ['https://app.karat.group/', 'https://api.karat.group'],
    ['https://4karat.example/', 'https://api.4karat.example'],
    ['https://app.karat.x24/', 'https://api.karat.x24'],
  ])('is the api. subdomain of the parent domain on the same port: %s → %s', (page, address) => {
    expect(apiAddress(new URL(page), values)).toBe(address);
  });

  it.each([
    'http://localhost:4173/',
    'http://mini.localhost:4173/',
    'http://127.0.0.1:4173/',
    'http://192.168.1.20:4173/',
    'http://[::1]:4173/',
    'http://devbox:4173/',
    'https://all-in-one.example.com/',
  ])('is empty for hosts that serve the API themselves: %s', (page) => {
    expect(apiAddress(new URL(page), values)).toBe('');
  });

  it('compares the full host name with the same-origin hosts', () => {
    expect(apiAddress(new URL('https://notlocalhost.com/'), values)).toBe('https://api.notlocalhost.com');
    expect(apiAddress(new URL('https://app.all-in-one.example.com/'), values)).toBe(
      'https://api.all-in-one.example.com',
    );
  });

  it.each(['https://api.other.example', 'https://api.other.example/', 'https://api.other.example//'])(
    'is the configured address if there is one: %s',
    (apiAddressValue) => {
      const configured = { ...values, apiAddress: apiAddressValue };
      expect(apiAddress(new URL('https://app.example.com/'), configured)).toBe('https://api.other.example');
      expect(apiAddress(new URL('http://localhost/'), configured)).toBe('https://api.other.example');
    },
  );

  it('property: with a path appended, it is a URL on the same site, protocol and port', () => {
    fc.assert(
      fc.property(
        fc.domain(),
        fc.constantFrom('http:', 'https:'),
        fc.constantFrom('', ':8443'),
        (domain, protocol, port) => {
          const page = new URL(`${protocol}//app.${domain}${port}/wallet`);
          const address = new URL(`${apiAddress(page, { apiAddress: '', sameOriginHosts: [] })}/v1/auth`);
          expect([address.protocol, address.hostname, address.port, address.pathname]).toEqual([
            protocol,
            `api.${domain}`.toLowerCase(),
            page.port,
            '/v1/auth',
          ]);
        },
      ),
    );
  });
});
