import { globSync, readFileSync } from 'node:fs';
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

  it.each([
    ['forms/sell', 'sell.receive'],
    ['parts/marketing-sell', 'sell.receive'],
    ['forms/buy', 'buy.pay'],
  ])('DATA-12 %s is paid in USDT wherever it tells %s', (form, paid) => {
    const units: unknown[] = [];
    JSON.parse(read(`config/${form}.json`), (_, node: unknown) => {
      const { label, unit, value }: Record<string, unknown> = Object(node);
      if (label === paid && (unit ?? value) !== undefined) units.push(unit ?? Object(value).unit);
      return node;
    });
    expect(units.length).toBeGreaterThan(1);
    expect(new Set(units)).toEqual(new Set(['USDT']));
  });

  it('DATA-10 each of the six can have the identifier of a price feed, with or without 0x', () => {
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

  it.each(['', '0x', 'feeds', 42])('DATA-10 %j is not an identifier of a price feed', (priceFeed) => {
    const { xaut } = tokens;
    expect(valuesSchemas.tokens.safeParse({ tokens: { xaut: { ...xaut, priceFeed } }, markets }).success).toBe(false);
  });

  it('DATA-09 DATA-10 neither identifiers nor price feeds are used anywhere', () => {
    const sources = globSync(['src/**/*.{ts,tsx}', 'config/**/*.json'], { cwd: root }).filter(
      (file) => !/\.test\.tsx?$|schema\.ts$/.test(file),
    );
    expect(sources.length).toBeGreaterThan(300);
    const uuid = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/i;
    expect(sources.filter((file) => uuid.test(read(file)) || read(file).includes('priceFeed'))).toEqual([]);
  });

  it('DATA-09 DATA-10 the documentation mentions the identifiers without a known purpose', () => {
    expect(read('docs/decisions/product.md')).toMatch(/Seven identifiers/);
    expect(read('docs/decisions/product.md')).toMatch(/`priceFeed`/);
  });
});
