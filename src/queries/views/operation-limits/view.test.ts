import { expect, it } from 'vitest';

import view from './view.ts';

it('LIM-01 LIM-05 has the limits of an operation; a maximum that is not set is null, not unknown', () => {
  const limits = (operation: string) => view.derive([], { operation, token: 'paxg', network: 'erc20' });
  expect(limits('send')).toEqual({ minimum: '0.025', minimumUsdt: '100', maximum: null, maximumUsdt: null });
  expect(limits('marketingSell')).toMatchObject({ minimum: '0.0125', minimumUsdt: '50' });
  expect(limits('sending')).toEqual({});
});
