import { expect, test } from 'vitest';

import { addresses, dig, memorySandbox, sale, temporaryFolder, withdrawal } from './sandbox-client.ts';
import type { Reply } from './sandbox-client.ts';
import { writeConfig } from './sandbox-config.ts';

function refusal({ status, json }: Reply): unknown[] {
  return [status, dig(json, 'code'), dig(json, 'field')];
}

test('LIM-09 are those of limits.json by token and network, the minimum and the maximum', async () => {
  const folder = temporaryFolder();
  const operations = {
    send: { group: 'wallet', tokens: { paxg: { minimum: { token: '0.05' } } }, maximum: { token: '1' } },
    sell: { group: 'wallet', networks: { ton: { minimum: { token: '0.3' }, maximum: { token: '0.4' } } } },
    marketingSend: { group: 'marketing' },
    marketingSell: { group: 'marketing' },
  };
  writeConfig(folder, { operations });
  const other = memorySandbox({ configDir: folder.path });
  const user = await other.newUser('demo');
  const send = async (token: string, amount: string) =>
    refusal(await user.post('/v1/balance/withdraw/request', withdrawal({ token, amount })));
  const rejected = [422, 'rejected', 'amount'];
  expect(await send('paxg', '0.04999999')).toEqual(rejected);
  expect(await send('xaut', '0.02499999')).toEqual(rejected);
  expect(await send('xaut', '1.00000001')).toEqual(rejected);
  expect(await send('xaut', '0.025')).toEqual([200, undefined, undefined]);
  expect(await send('xaut', '1')).toEqual([200, undefined, undefined]);
  const sell = async (amount: string) =>
    refusal(await user.post('/v1/order/sell', sale({ network: 'TON', address: addresses.TON, amount })));
  expect(await sell('0.299999')).toEqual(rejected);
  expect(await sell('0.400001')).toEqual(rejected);
  expect(await sell('0.4')).toEqual([200, undefined, undefined]);
  other.sandbox.close();
  folder.remove();
});
