import { describe, expect, it } from 'vitest';

import { openKeys } from './openings.ts';

const networks = {
  trc20: { closed: { buy: true } },
  erc20: { closed: { buy: 'messenger', sell: 'web' } },
  ton: {},
};

describe('the networks that are open', () => {
  it.each([
    ['buy', 'web', ['erc20', 'ton']],
    ['buy', 'messenger', ['ton']],
    ['sell', 'messenger', ['trc20', 'erc20', 'ton']],
    [undefined, 'messenger', ['trc20', 'erc20', 'ton']],
  ] as const)('for %s, on %s', (operation, runtime, open) => {
    expect(openKeys(networks, { openFor: operation }, runtime)).toEqual(open);
  });

  it.each([
    ['web', ['trc20'], ['erc20', 'ton']],
    ['messenger', ['trc20'], ['ton']],
    ['web', { messenger: ['ton'] }, ['erc20', 'ton', 'trc20']],
    ['messenger', { messenger: ['ton'] }, ['trc20']],
    ['messenger', { web: ['ton'] }, ['ton', 'trc20']],
  ] as const)('on %s, except %j', (runtime, except, offered) => {
    const { trc20, ...rest } = networks;
    expect(openKeys({ ...rest, trc20: {} }, { openFor: 'buy', except }, runtime)).toEqual(offered);
    expect(trc20).toBeDefined();
  });
});
