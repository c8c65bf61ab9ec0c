import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from './testing/config-copy.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

test('an operation has its own minimums and otherwise those of its group', () => {
  config.edit('limits', '"operations": {}', '"operations": { "sell": { "token": "0.05" } }');
  expect(config.project().values?.limits.operations).toEqual({
    deposit: { token: '0.025', usdt: '100' },
    buy: { token: '0.025', usdt: '100' },
    sell: { token: '0.05', usdt: '100' },
    send: { token: '0.025', usdt: '100' },
    marketingSell: { token: '0.0125', usdt: '50' },
    marketingSend: { token: '0.0125', usdt: '50' },
  });
});
