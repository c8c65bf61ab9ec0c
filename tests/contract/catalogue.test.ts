import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build.ts';
import { valuesSchemas } from '../../src/values/schema.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { networks } = valuesSchemas.networks.parse(JSON.parse(read('config/networks.json')));
const { tokens, markets } = valuesSchemas.tokens.parse(JSON.parse(read('config/tokens.json')));

describe('the catalogue of currencies and networks', () => {
  it('DATA-08 DATA-12 there are three networks, each with its key, label and name', () => {
    expect(Object.entries(networks).map(([key, { label, name }]) => [key, label, name])).toEqual([
      ['trc20', 'Trc20', 'Tron'],
      ['erc20', 'Erc20', 'Ethereum'],
      ['ton', 'TON', 'TON'],
    ]);
  });

  it('DATA-12 the currencies are XAUT and PAXG', () => {
    expect(Object.entries(tokens).map(([key, { ticker }]) => [key, ticker])).toEqual([
      ['xaut', 'XAUT'],
      ['paxg', 'PAXG'],
    ]);
  });

  it.each(['sell', 'partner-sell', 'network-sell', 'buy'])('DATA-12 the form %s is paid in USDT', (form) => {
    expect(read(`config/forms/${form}.json`)).toContain('"USDT"');
  });

  it('DATA-10 each of the six may hold the identifier of a price feed, with and without 0x', () => {
    const names = { ...tokens, ...markets };
    expect(Object.values(names).map(({ ticker }) => ticker)).toEqual(['XAUT', 'PAXG', 'BTC', 'ETH', 'TON', 'PEPE']);
    for (const priceFeed of ['0xfeed', 'feed']) {
      const withFeed = <T extends object>(of: Readonly<Record<string, T>>) =>
        Object.fromEntries(Object.entries(of).map(([key, one]) => [key, { ...one, priceFeed }]));
      const parsed = valuesSchemas.tokens.parse({ tokens: withFeed(tokens), markets: withFeed(markets) });
      expect(Object.values({ ...parsed.tokens, ...parsed.markets }).map((one) => one.priceFeed)).toEqual(
        Array.from({ length: 6 }, () => priceFeed),
      );
    }
  });

  it('DATA-09 DATA-10 the documentation tells of the identifiers without a known purpose', () => {
    expect(read('README.md')).toMatch(/Seven identifiers of unknown purpose/);
    expect(read('README.md')).toMatch(/`priceFeed`/);
  });
});
