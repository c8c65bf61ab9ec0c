import { describe, expect, it } from 'vitest';

import { openKeys } from './openings.ts';

const networks = {
  trc20: { closed: { buy: true } },
  erc20: { closed: { buy: ['messenger'], sell: [] } },
  ton: {},
};

describe('the networks that are open', () => {
  it.each([
    ['buy', 'web', ['erc20', 'ton']],
    ['buy', 'messenger', ['ton']],
    ['sell', 'messenger', ['trc20', 'erc20', 'ton']],
    [undefined, 'messenger', ['trc20', 'erc20', 'ton']],
  ] as const)('for %s, on %s', (operation, runtime, open) => {
    expect(openKeys(networks, operation, runtime)).toEqual(open);
  });
});
