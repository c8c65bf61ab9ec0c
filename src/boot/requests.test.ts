import { describe, expect, it } from 'vitest';

import { addressesOf } from './requests.ts';
import type { BootRequest, BootRoute } from './table.ts';

const catalogues = {
  tokens: { xaut: { ticker: 'XAUT' }, paxg: { ticker: 'PAXG' } },
  networks: { ton: { name: 'TON', hasMemo: true }, trc20: { name: 'Tron', hasMemo: false } },
};
const allowLists = { trading: ['demo'] };
const search: BootRoute['search'] = {
  currency: { from: 'tokens', default: 'xaut', alias: 'tab' },
  network: { from: 'networks', default: 'ton' },
  level: { integer: { min: 1, max: 9 }, default: 1 },
  id: { text: { maxLength: 64 }, default: '' },
};

function addresses(request: Partial<BootRequest>, query = '', honorsParameters = {}): string[] {
  const route: BootRoute = {
    search,
    requests: [{ path: '/v1/things', query: [], isPublic: false, ...request }],
    files: [],
  };
  return addressesOf(route, new URLSearchParams(query), { catalogues, honorsParameters, allowLists }).map(
    ({ address }) => address,
  );
}

describe('the first requests of a screen', () => {
  it('are the unchanged paths if there are no values to fill in', () => {
    expect(addresses({ path: '/v1/balance/user' }, 'currency=paxg')).toEqual(['/v1/balance/user']);
  });

  it('take their values from the address', () => {
    const path = '/v1/address/{$search.network}/{$search.currency.ticker}';
    expect(addresses({ path }, 'currency=paxg&network=trc20')).toEqual(['/v1/address/trc20/PAXG']);
    expect(addresses({ query: [['level', '$search.level']] }, 'level=4')).toEqual(['/v1/things?level=4']);
  });

  it('are those of the chosen tab alone', () => {
    const when: BootRequest['when'] = { equals: ['$search.level', '1'] };
    expect([addresses({ when }), addresses({ when }, 'level=4')]).toEqual([['/v1/things'], []]);
    const others: BootRequest['when'] = { not: when };
    expect([addresses({ when: others }), addresses({ when: others }, 'level=4')]).toEqual([[], ['/v1/things']]);
  });

  it('omit parameters that the API does not accept; a request that depends on one is left to the app', () => {
    const query: BootRequest['query'] = [
      ['level', '$search.level'],
      ['id', '$search.id'],
    ];
    expect(addresses({ query, isPage: true }, 'level=4&id=e1', { id: false })).toEqual(['/v1/things?level=4']);
    expect(addresses({ query }, 'level=4&id=e1', { id: false, level: true })).toEqual([]);
    expect(addresses({ query }, 'level=4&id=e1', { id: true })).toEqual(['/v1/things?level=4&id=e1']);
  });

  it('accept the alias of a parameter', () => {
    const query: BootRequest['query'] = [['token', '$search.currency']];
    expect(addresses({ query }, 'tab=paxg')).toEqual(['/v1/things?token=paxg']);
    expect(addresses({ query }, 'tab=paxg&currency=xaut')).toEqual(['/v1/things?token=xaut']);
  });

  it('use the default for missing and invalid values', () => {
    const query = [
      ['token', '$search.currency'],
      ['level', '$search.level'],
    ] as const;
    expect(addresses({ query })).toEqual(['/v1/things?token=xaut&level=1']);
    expect(addresses({ query }, 'currency=doge&level=12')).toEqual(['/v1/things?token=xaut&level=1']);
  });

  it('keep the fixed parts of a query in order', () => {
    const query = [
      ['token', '$search.currency'],
      ['offset', '0'],
      ['limit', '100'],
    ] as const;
    expect(addresses({ query }, 'currency=paxg')).toEqual(['/v1/things?token=paxg&offset=0&limit=100']);
  });

  it('encode values of the address', () => {
    expect(
      addresses({ path: '/v1/things/{$search.id}', query: [['id', '$search.id']] }, 'id=a%2F..%2Fb%26c%3D1'),
    ).toEqual(['/v1/things/a%2F..%2Fb%26c%3D1?id=a%2F..%2Fb%26c%3D1']);
  });

  it('convert a field that is not a text to text', () => {
    expect(addresses({ query: [['memo', '$search.network.hasMemo']] })).toEqual(['/v1/things?memo=true']);
  });

  it.each([
    '$search.id',
    '$search.unknown',
    '$search.currency.unknown',
    '$search.level.field',
    '$session.userId',
    '$account.total',
  ])('are left to the app if a value is not known yet: %s', (reference) => {
    expect(addresses({ query: [['value', reference]] })).toEqual([]);
    expect(addresses({ path: `/v1/things/{${reference}}` })).toEqual([]);
  });

  it('a page of a list omits an empty filter, and is left to the app if a filter is not known', () => {
    const query = [
      ['token', '$search.currency'],
      ['id', '$search.id'],
      ['limit', '100'],
    ] as const;
    expect(addresses({ query, isPage: true })).toEqual(['/v1/things?token=xaut&limit=100']);
    expect(addresses({ query, isPage: true }, 'id=d-1')).toEqual(['/v1/things?token=xaut&id=d-1&limit=100']);
    expect(addresses({ query: [['token', '$search.unknown']], isPage: true })).toEqual([]);
  });

  it('leaving one out does not affect the others', () => {
    const requests: BootRequest[] = [
      { path: '/v1/things/{$search.id}', query: [], isPublic: false },
      { path: '/v1/balance/rates', query: [], isPublic: true },
    ];
    expect(
      addressesOf({ search, requests, files: [] }, new URLSearchParams(), {
        catalogues,
        honorsParameters: {},
        allowLists,
      }),
    ).toEqual([{ address: '/v1/balance/rates', isPublic: true }]);
  });
});
