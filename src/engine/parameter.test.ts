import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Parameter, rawValueFor, readParameter } from 'engine/runtime/parameter.ts';
import type { CatalogueName } from '../values/schema.ts';

const keysOf = (from: CatalogueName): readonly string[] =>
  from === 'tokens' ? ['xaut', 'paxg'] : ['trc20', 'erc20', 'ton'];
const read = (parameter: Parameter, value: unknown): string | number => readParameter(parameter, value, keysOf);

const section: Parameter = { oneOf: ['trade', 'commerce', 'arb'], default: 'commerce' };
const currency: Parameter = { from: 'tokens', default: 'xaut' };
const network: Parameter = { from: 'networks', default: 'ton' };
const level: Parameter = { integer: { min: 1, max: 9 }, default: 1 };
const id: Parameter = { text: { maxLength: 8 }, default: '' };

const strange = [undefined, null, '', ' ', true, {}, [], ['paxg'], Number.NaN, '__proto__', 'constructor'];

describe('an enumerated parameter', () => {
  it('is one of its words', () => {
    expect(read(section, 'trade')).toBe('trade');
    expect(read(section, 'arb')).toBe('arb');
  });

  it.each([...strange, 'Trade', 'trade ', 'shop'])('is its default for %j', (value) => {
    expect(read(section, value)).toBe('commerce');
  });
});

describe('a parameter of the networks that are open', () => {
  const open = (keys: readonly string[], value: unknown): string | number =>
    readParameter({ from: 'networks', openFor: 'buy', default: 'ton' }, value, (_, { openFor }) =>
      openFor === 'buy' ? keys : ['trc20', 'erc20', 'ton'],
    );

  it('is one of them, else its default, or the first one if the default is closed', () => {
    expect(open(['trc20', 'ton'], 'trc20')).toBe('trc20');
    expect(open(['trc20', 'ton'], 'erc20')).toBe('ton');
    expect(open(['trc20', 'erc20'], 'ton')).toBe('trc20');
    expect(open(['trc20', 'erc20'], undefined)).toBe('trc20');
  });

  it('is its default if all are closed', () => {
    expect(open([], 'trc20')).toBe('ton');
  });
});

describe('a parameter from a catalogue', () => {
  it('is a key of that catalogue', () => {
    expect(read(currency, 'paxg')).toBe('paxg');
    expect(read(network, 'trc20')).toBe('trc20');
  });

  it.each([...strange, 'PAXG', 'btc', 'ton'])('is its default for %j, a key of another catalogue included', (value) => {
    expect(read(currency, value)).toBe('xaut');
  });
});

describe('a whole number', () => {
  it.each([
    ['1', 1],
    ['9', 9],
    ['05', 5],
    [7, 7],
  ])('%j is read as %i', (value, expected) => {
    expect(read(level, value)).toBe(expected);
  });

  it.each([...strange, '0', '10', '-1', '2.5', '1e1', '0x3', ' 3', '３', '99999999999999999999', 3.5])(
    'is its default for %j',
    (value) => {
      expect(read(level, value)).toBe(1);
    },
  );
});

it('a whole number may be the least and the most that is allowed, and its default may be another', () => {
  const middle: Parameter = { integer: { min: -2, max: 9 }, default: 5 };
  expect(['-2', '-3', '9', '10', '0'].map((value) => read(middle, value))).toEqual([-2, 5, 9, 5, 0]);
});

describe('a day', () => {
  const day: Parameter = { date: true, default: '' };

  it.each(['2026-11-20', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is one', (value) => {
    expect(read(day, value)).toBe(value);
  });

  it.each([
    ...strange,
    '2026-02-29',
    '2026-11-31',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-11-2',
    '2026-1-20',
    '2026',
    '2026-11',
    '+012026-11-20',
    '26-11-20',
    '12026-11-20',
    '2026-11-201',
    '2026-11-20 ',
    '2026-11-20T00:00',
    '20261120',
    'aaaa-11-20',
    20261120,
  ])('%j is none', (value) => {
    expect(read(day, value)).toBe('');
  });
});

describe('free text', () => {
  it('is kept up to its maximum length', () => {
    expect(read(id, 'wd-000001'.slice(0, 8))).toBe('wd-00000');
    expect(read(id, 12)).toBe('12');
  });

  it('is empty if it is longer or not a text', () => {
    expect(read(id, 'wd-000001')).toBe('');
    expect(read(id, undefined)).toBe('');
    expect(read(id, ['a'])).toBe('');
  });
});

it('property: for any input, a parameter is a value that it declares', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(['trade', 'commerce', 'arb']).toContain(read(section, value));
      expect(keysOf('tokens')).toContain(read(currency, value));
      expect(keysOf('networks')).toContain(read(network, value));
      expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(read(level, value));
      expect(String(read(id, value)).length).toBeLessThanOrEqual(8);
    }),
  );
});

describe('the value of a parameter in an address', () => {
  const aliased: Parameter = { from: 'tokens', default: 'xaut', alias: 'tab' };
  const valueIn = (parameter: Parameter, address: Record<string, string>) =>
    rawValueFor(
      'currency',
      parameter,
      (name) => address[name],
      () => undefined,
    );

  it('is read by its name, else by its alias', () => {
    expect(valueIn(aliased, { currency: 'xaut', tab: 'paxg' })).toBe('xaut');
    expect(valueIn(aliased, { tab: 'paxg' })).toBe('paxg');
    expect(valueIn(aliased, {})).toBeUndefined();
  });

  it('is not read by another name without an alias', () => {
    expect(valueIn(currency, { tab: 'paxg' })).toBeUndefined();
    const get = (name: string) => (name === 'currency' ? undefined : 'paxg');
    expect(rawValueFor('currency', currency, get, () => 'xaut')).toBeUndefined();
  });

  it('is never that of a typed text, which may name somebody', () => {
    const typed: Parameter = { typed: { maxLength: 8 }, default: '' };
    expect(
      rawValueFor(
        'search',
        typed,
        () => 'anna',
        () => 'anna',
      ),
    ).toBeUndefined();
    expect(readParameter(typed, 'anna', () => [])).toBe('anna');
    expect(readParameter(typed, 'much too long', () => [])).toBe('');
  });

  it('of the tab goes behind that of the address, and only for a parameter that is remembered', () => {
    const received: Parameter = { from: 'networks', default: 'erc20', remembered: 'receiveNetwork' };
    const recall = (key: string) => (key === 'receiveNetwork' ? 'trc20' : undefined);
    expect(rawValueFor('network', received, () => undefined, recall)).toBe('trc20');
    expect(rawValueFor('network', received, () => 'ton', recall)).toBe('ton');
    expect(rawValueFor('network', { from: 'networks', default: 'ton' }, () => undefined, recall)).toBeUndefined();
  });
});
